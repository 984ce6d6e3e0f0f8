import { type ByteWindow, openByteWindow } from './byte-window.ts'
import { jpegHeader } from './header-jpeg.ts'
import type { Header } from './header-kind.ts'
import { most } from './limits.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const starts = (head: Buffer, text: string, at = 0) => head.subarray(at, at + text.length).equals(ascii(text))

/** Magic numbers: only files that start like one of these reach a decoder; file name and declared type are ignored. */
const kinds = [
  { is: (head: Buffer) => starts(head, '\xff\xd8\xff'), read: jpegHeader },
  { is: (head: Buffer) => starts(head, '\x89PNG\r\n\x1a\n'), read: pngHeader },
  { is: (head: Buffer) => starts(head, 'GIF87a') || starts(head, 'GIF89a'), read: gifHeader },
  { is: (head: Buffer) => starts(head, 'RIFF') && starts(head, 'WEBP', 8), read: webpHeader },
]

/** undefined when the file is none of the four types. */
export async function headerOf(path: string): Promise<Header | undefined> {
  const cursor = await openByteWindow(path)
  try {
    const head = await cursor.bytes(0, 12)
    return await kinds.find((kind) => kind.is(head))?.read(cursor)
  } finally {
    await cursor.close()
  }
}

async function pngHeader(cursor: ByteWindow): Promise<Header> {
  const head = await cursor.bytes(8, 16)
  const known = starts(head, 'IHDR', 4)
  return { width: known ? head.readUInt32BE(8) : 0, height: known ? head.readUInt32BE(12) : 0, frames: 1, scans: 1 }
}

async function gifHeader(cursor: ByteWindow): Promise<Header> {
  const screen = await cursor.bytes(6, 7)
  const header = { width: screen.readUInt16LE(0), height: screen.readUInt16LE(2), frames: 0, scans: 1 }
  for (let at = 13 + colourTable(screen[4]!); at < cursor.size && header.frames <= most.frames; ) {
    const block = await cursor.byte(at)
    if (block === 0x21) at = await afterBlocks(cursor, at + 2)
    else if (block === 0x2c) {
      const frame = await cursor.bytes(at + 1, 9)
      header.frames += 1
      header.width = Math.max(header.width, frame.readUInt16LE(0) + frame.readUInt16LE(4))
      header.height = Math.max(header.height, frame.readUInt16LE(2) + frame.readUInt16LE(6))
      at = await afterBlocks(cursor, at + 11 + colourTable(frame[8]!))
    } else break
  }
  return header
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

async function afterBlocks(cursor: ByteWindow, from: number) {
  let at = from
  for (let length = await cursor.byte(at); length > 0; length = await cursor.byte(at)) at += length + 1
  return at + 1
}

async function webpHeader(cursor: ByteWindow): Promise<Header> {
  const head = await cursor.bytes(12, 18)
  const bits = head.readUInt32LE(9)
  const side = { frames: 1, scans: 1 }
  if (starts(head, 'VP8 ')) return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff, ...side }
  if (starts(head, 'VP8L')) return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), ...side }
  if (!starts(head, 'VP8X')) return { width: 0, height: 0, ...side }
  return { width: 1 + head.readUIntLE(12, 3), height: 1 + head.readUIntLE(15, 3), frames: await webpFrames(cursor), scans: 1 }
}

async function webpFrames(cursor: ByteWindow) {
  let frames = 0
  for (let at = 12; at < cursor.size && frames <= most.frames; ) {
    const chunk = await cursor.bytes(at, 8)
    if (starts(chunk, 'ANMF')) frames += 1
    const length = chunk.readUInt32LE(4)
    at += 8 + length + (length % 2)
  }
  return Math.max(1, frames)
}
