import { measure } from '../core/measure/measure.ts'
import type { PagePicture, Raster } from '../core/picture/raster.ts'
import { reduce } from '../core/picture/raster.ts'
import { findPieces } from '../core/pieces/find.ts'
import { cutOut } from '../core/pieces/straighten.ts'
import type { Ask, CutPiece, Heard, Opened } from './messages.ts'

/** An error of this share is assumed of a scale that somebody has typed. */
const SCALE_ERROR = 0.002
/** Larger pictures are refused, as the server refuses them. */
const MOST_PIXELS = 60_000_000

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

async function open({ file, pixels_per_mm }: Extract<Ask, { ask: 'open' }>): Promise<Opened> {
  bitmap?.close()
  bitmap = await createImageBitmap(file)
  if (bitmap.width * bitmap.height > MOST_PIXELS) throw new Error('too large')
  const found = await findPieces(pictureIn(bitmap), { pixels_per_mm })
  return { width: bitmap.width, height: bitmap.height, found }
}

async function cut({ rect, shape, cut_off, pixels_per_mm }: Extract<Ask, { ask: 'cut' }>): Promise<CutPiece> {
  const piece = await cutOut(pictureIn(bitmap!), rect, pixels_per_mm)
  const { width, height, data } = piece.raster
  const context = canvasOf(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const file = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.94 })
  return { file, measured: measure(piece, { pixels_per_mm, error: SCALE_ERROR }, shape, cut_off) }
}

const worker = self as unknown as { onmessage: (event: MessageEvent<Ask & { id: number }>) => void; postMessage(heard: Heard): void }
worker.onmessage = async ({ data }) => {
  try {
    worker.postMessage({ id: data.id, answer: data.ask === 'open' ? await open(data) : await cut(data) })
  } catch (error) {
    worker.postMessage({ id: data.id, failed: String(error) })
  }
}
