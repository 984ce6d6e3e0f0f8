import { connect, createServer, type Socket } from 'node:net'

/** TCP proxy with a fixed port, while the server behind it restarts on another port. */
export interface Road {
  readonly port: number
  leadsTo(port: number): void
  close(): Promise<void>
}

export async function openRoad(): Promise<Road> {
  let target = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as { port: number }).port,
    leadsTo: (port) => {
      target = port
    },
    close: async () => {
      for (const one of open) one.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
