import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly closed: boolean
  readonly ms: number
}

/** Sends bytes on a plain socket and returns what is received until the server closes or the time is over. */
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

/** A request line, headers and body as they are written. */
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
