import { decode, pageCount, type TiffIfd } from 'tiff'
import { MOST_PIXELS, NotReadable } from './kinds.ts'

/** Plain, LZW and two names of Deflate. JPEG and fax inside a TIFF are not read. */
const READ = [1, 5, 8, 32_946]
const CENTIMETRES = 3

interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly dpi: number | null
}

export function countTiff(bytes: Uint8Array): number {
  try {
    return pageCount(bytes)
  } catch {
    throw new NotReadable('broken')
  }
}

/** One page. Its head is read first: a file of few bytes may claim a picture of many. */
export function tiffPage(bytes: Uint8Array, page: number): DrawnPage {
  const head = readPage(bytes, page, true)
  const { width, height, compression, bitsPerSample: bits } = head
  if (!(width > 0 && height > 0)) throw new NotReadable('broken')
  if (width * height > MOST_PIXELS) throw new NotReadable('too_large')
  if (!READ.includes(compression) || (bits !== 8 && bits !== 16)) throw new NotReadable('compression')
  const whole = readPage(bytes, page, false)
  return { width, height, data: pixelsOf(whole), dpi: dpiOf(head) }
}

function readPage(bytes: Uint8Array, page: number, ignoreImageData: boolean): TiffIfd {
  try {
    const [found] = decode(bytes, { pages: [page], ignoreImageData })
    if (found) return found
  } catch (fault) {
    throw new NotReadable(String(fault).includes('nsupported') ? 'compression' : 'broken')
  }
  throw new NotReadable('broken')
}

function pixelsOf(page: TiffIfd): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, data, palette, bitsPerSample } = page
  const pixels = width * height
  // A palette holds 16 bits a colour, whatever the picture's own depth.
  const parts = palette ? 1 : Math.round(data.length / pixels)
  if (![1, 2, 3, 4].includes(parts)) throw new NotReadable('compression')
  const drawn = new Uint8ClampedArray(pixels * 4)
  const byte = (value: number) => (bitsPerSample === 16 ? value >> 8 : value)
  for (let at = 0, from = 0, to = 0; at < pixels; at++, from += parts, to += 4) {
    const [red, green, blue] = palette?.[data[from]!]?.map((value) => value >> 8) ?? coloursAt(data, from, parts, byte)
    drawn[to] = red!
    drawn[to + 1] = green!
    drawn[to + 2] = blue!
    drawn[to + 3] = parts % 2 === 0 ? byte(data[from + parts - 1]!) : 255
  }
  return drawn
}

function coloursAt(data: ArrayLike<number>, from: number, parts: number, byte: (value: number) => number): [number, number, number] {
  if (parts < 3) return [byte(data[from]!), byte(data[from]!), byte(data[from]!)]
  return [byte(data[from]!), byte(data[from + 1]!), byte(data[from + 2]!)]
}

function dpiOf({ xResolution, resolutionUnit }: TiffIfd): number | null {
  const dpi = resolutionUnit === CENTIMETRES ? xResolution * 2.54 : xResolution
  return Number.isFinite(dpi) && dpi > 0 ? Math.round(dpi) : null
}
