import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that loses: connections are reset before or after the server has heard, and what passes is late. It leads to one of several processes. */
export interface RoughRoad {
  readonly url: string
  /** How many connections were reset. */
  resets(): number
  close(): Promise<void>
}

const LATEST_MS = 12
export async function openRoughRoad(target: number | (() => number), lost: number): Promise<RoughRoad> {
  let resets = 0
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => {
      const isLost = Math.random() < lost
      // The server may have heard it, or the client may miss the answer.
      if (isLost && Math.random() < 0.5) to.write(bytes)
      const late = setTimeout(() => {
        if (!isLost) return void (to.writable && to.write(bytes))
        resets++
        from.resetAndDestroy()
        to.destroy()
      }, Math.random() * LATEST_MS)
      from.pause()
      setTimeout(() => from.resume(), LATEST_MS)
      late.unref()
    })
  const server = createServer((near) => {
    const far = connect(typeof target === 'number' ? target : target(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy())
      carry(one, other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    resets: () => resets,
    close: async () => {
      for (const one of open) one.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
