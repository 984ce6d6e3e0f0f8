import { createServer } from 'node:net'

/** Ports below the operating system's range for outgoing connections: a free one stays free until we listen. */
const [FIRST, PROCESSES, EACH] = [12_000, 500, 40]
let next = FIRST + (process.pid % PROCESSES) * EACH

export async function quietPort(): Promise<number> {
  for (;;) {
    const port = next++
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
