import { MOST_PIXELS } from '../core/files/kinds.ts'
import { measure } from '../core/measure/measure.ts'
import type { PagePicture, Raster } from '../core/picture/raster.ts'
import { reduce } from '../core/picture/raster.ts'
import { findPieces } from '../core/pieces/find.ts'
import { cutOut } from '../core/pieces/straighten.ts'
import { type CoinScale, scaleByCoin } from '../core/scale/circle.ts'
import { dpiOf } from '../core/scale/file-dpi.ts'
import { type Ruler, scaleByRuler } from '../core/scale/ruler.ts'
import type { Ask, CutPiece, Heard, Opened } from './messages.ts'

/** In so many bytes a file says what it is. */
const HEAD = 262_144

let bitmap: ImageBitmap | undefined

const canvasOf = (width: number, height: number) => new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!

/** The decoded picture stays where the browser holds it; only the parts that are looked at come into memory. */
function pictureIn(image: ImageBitmap): PagePicture {
  const part = (left: number, top: number, width: number, height: number, to: { width: number; height: number }): Raster => {
    const context = canvasOf(to.width, to.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, left, top, width, height, 0, 0, to.width, to.height)
    return { width: to.width, height: to.height, data: context.getImageData(0, 0, to.width, to.height).data }
  }
  return {
    width: image.width,
    height: image.height,
    reduced: async (longest) => {
      const factor = Math.max(1, Math.max(image.width, image.height) / (longest * 2))
      const to = { width: Math.max(1, Math.round(image.width / factor)), height: Math.max(1, Math.round(image.height / factor)) }
      return reduce(part(0, 0, image.width, image.height, to), longest)
    },
    region: async ({ left, top, width, height }) => part(left, top, width, height, { width, height }),
  }
}

async function open({ file, pixels_per_mm, found: before }: Extract<Ask, { ask: 'open' }>): Promise<Opened> {
  bitmap?.close()
  bitmap = await createImageBitmap(file)
  if (bitmap.width * bitmap.height > MOST_PIXELS) throw new Error('too large')
  const found = before ?? (await findPieces(pictureIn(bitmap), { pixels_per_mm }))
  const file_dpi = dpiOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
  return { width: bitmap.width, height: bitmap.height, found, file_dpi }
}

async function cut({ rect, shape, cut_off, scale }: Extract<Ask, { ask: 'cut' }>): Promise<CutPiece> {
  const piece = await cutOut(pictureIn(bitmap!), rect, scale.pixels_per_mm)
  const { width, height, data } = piece.raster
  const context = canvasOf(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const file = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.94 })
  return { file, measured: measure(piece, scale, shape, cut_off) }
}

function answerTo(asked: Ask): Promise<Opened | CutPiece | CoinScale | Ruler> {
  if (asked.ask === 'open') return open(asked)
  if (asked.ask === 'cut') return cut(asked)
  if (asked.ask === 'coin') return scaleByCoin(pictureIn(bitmap!), asked.rect, asked.diameter_mm)
  return scaleByRuler(pictureIn(bitmap!), asked.from, asked.to, asked.millimetres)
}

const worker = self as unknown as { onmessage: (event: MessageEvent<Ask & { id: number }>) => void; postMessage(heard: Heard): void }
worker.onmessage = async ({ data }) => {
  try {
    worker.postMessage({ id: data.id, answer: await answerTo(data) })
  } catch (error) {
    worker.postMessage({ id: data.id, failed: String(error) })
  }
}
