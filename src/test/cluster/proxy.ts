import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** Reverse proxy with round robin that adds the forwarding headers. */
export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

/** `host` is the deployment's public host; `targets` is called for each request, because processes come and go. */
export async function openProxy(host: string, targets: () => readonly string[]): Promise<Proxy> {
  let turn = 0
  const next = () => {
    const all = targets()
    return new URL(all[turn++ % all.length]!)
  }
  const headersOf = ({ headers, socket }: IncomingMessage) => {
    const before = headers['x-forwarded-for']
    const peer = String(socket.remoteAddress).replace('::ffff:', '')
    return { ...headers, host, 'x-forwarded-for': before ? `${before}, ${peer}` : peer, 'x-forwarded-proto': 'https' }
  }
  const server = createServer((asked, answer) => {
    const { hostname, port } = next()
    const onward = request({ hostname, port, method: asked.method, path: asked.url, headers: headersOf(asked) }, (said) => {
      answer.writeHead(said.statusCode!, said.rawHeaders)
      said.pipe(answer)
    })
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(onward)
  })
  const open = new Set<Duplex>()
  server.on('upgrade', (asked, socket, head) => {
    const { hostname, port } = next()
    const onward = request({ hostname, port, path: asked.url, headers: headersOf(asked) })
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    for (const one of [onward, socket]) one.on('error', () => socket.destroy())
    onward.on('response', ({ statusCode }) => socket.end(`HTTP/1.1 ${statusCode} No\r\nconnection: close\r\n\r\n`))
    onward.on('upgrade', ({ rawHeaders }, line, first) => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.write(first)
      line.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('close', () => line.destroy())
      socket.pipe(line).pipe(socket)
    })
    onward.end(head)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
