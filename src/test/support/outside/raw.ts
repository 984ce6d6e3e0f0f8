import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly closed: boolean
  readonly ms: number
}

/** Bytes on a bare socket, and whatever comes back until the other side closes or the time is over. */
export function raw(url: string, parts: string | Buffer | Iterable<string | Buffer>, wait = 1_500): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const began = performance.now()
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const finish = (closed: boolean) => {
      clearTimeout(late)
      socket.destroy()
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, closed, ms: performance.now() - began })
    }
    const late = setTimeout(() => finish(false), wait)
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    for (const part of typeof parts === 'string' || Buffer.isBuffer(parts) ? [parts] : parts) socket.write(part)
  })
}

/** A request line and headers as they are spelt, with a body if there is one. */
export const spelt = (line: string, headers: Readonly<Record<string, string>> = {}, body = '') =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries({ connection: 'close', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n')
