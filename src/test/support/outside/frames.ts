import { randomBytes } from 'node:crypto'
import { connect, type Socket as Line } from 'node:net'
import { spelt } from './raw.ts'

export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(16).toString('base64'),
}
export const PATH = '/live/?EIO=4&transport=websocket'

/** A hand-written WebSocket client that can send invalid frames. */
export async function handshake(url: string): Promise<{ socket: Line; answer: Promise<{ code: number; closed: boolean }> }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(spelt(`GET ${PATH}`, { ...UPGRADE, 'sec-websocket-extensions': 'permessage-deflate' }))
  const head = await new Promise<string>((done) => socket.once('data', (chunk) => done(chunk.toString('latin1'))))
  if (!/^HTTP\/1\.1 101/.test(head) || /permessage-deflate/i.test(head)) throw new Error(head)
  let heard = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => (heard = Buffer.concat([heard, chunk])))
  const answer = new Promise<{ code: number; closed: boolean }>((done) => {
    const codeOf = () => closeCode(heard)
    socket.once('close', () => done({ code: codeOf(), closed: true }))
    setTimeout(() => done({ code: codeOf(), closed: socket.destroyed || codeOf() > 0 }), 4_000).unref()
  })
  socket.write(frame(0x81, Buffer.from('40')))
  return { socket, answer }
}
/** Code of the close frame; 0 when there is none, 1005 when it carries no code. */
function closeCode(bytes: Buffer): number {
  for (
    let at = 0;
    at + 1 < bytes.length;
    at += 2 + (bytes[at + 1]! & 127) + ((bytes[at + 1]! & 127) === 126 ? 2 + bytes.readUInt16BE(at + 2) - 126 : 0)
  )
    if (bytes[at] === 0x88) return bytes[at + 1]! >= 2 ? bytes.readUInt16BE(at + 2) : 1005
  return 0
}
/** A WebSocket frame, masked as a client's frames are. */
export function frame(first: number, body: Buffer, masked = true): Buffer {
  const size =
    body.length < 126
      ? Buffer.from([body.length])
      : body.length < 65_536
        ? Buffer.from([126, body.length >> 8, body.length & 255])
        : Buffer.concat([
            Buffer.from([127, 0, 0, 0, 0]),
            Buffer.from([body.length >> 24, (body.length >> 16) & 255, (body.length >> 8) & 255, body.length & 255]),
          ])
  if (masked) size[0]! |= 0x80
  return Buffer.concat([Buffer.from([first]), size, ...(masked ? [Buffer.alloc(4)] : []), body])
}
