import type { ByteWindow } from './byte-window.ts'
import type { Header } from './header-kind.ts'
import { most } from './limits.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length: stuffed zeros, restart markers and the start of image. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Reads all markers of the file: the scans, which are counted, stand between the image data. */
export async function jpegHeader(cursor: ByteWindow): Promise<Header> {
  const header = { width: 0, height: 0, frames: 1, scans: 0 }
  let at = await cursor.find(0xff, 2)
  while (at < cursor.size && header.scans <= most.scans) {
    const marker = await cursor.byte(at + 1)
    if (marker === endOfImage) break
    if (isFrame(marker)) widen(header, await cursor.bytes(at + 5, 4))
    if (marker === startOfScan) header.scans += 1
    at = await cursor.find(0xff, await after(cursor, at, marker))
  }
  return header
}

function widen(header: Header, sides: Buffer) {
  header.height = Math.max(header.height, sides.readUInt16BE(0))
  header.width = Math.max(header.width, sides.readUInt16BE(2))
}

async function after(cursor: ByteWindow, at: number, marker: number) {
  if (marker === 0xff) return at + 1
  return standsAlone(marker) ? at + 2 : at + 2 + (await cursor.bytes(at + 2, 2)).readUInt16BE(0)
}
