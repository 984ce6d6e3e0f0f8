import { kindOf, MOST_BYTES, MOST_PAGES, NotReadable, type Unreadable } from '../../core/files/kinds.ts'

/** What is asked of it: how many pages a file has, or one of them as a picture. */
export type PagesAsk = { readonly file: Blob; readonly page?: number }
export type PagesHeard = { readonly count: number } | { readonly picture: Blob } | { readonly why: Unreadable }

const bytesOf = async (file: Blob) => {
  if (file.size > MOST_BYTES) throw new NotReadable('too_large')
  return new Uint8Array(await file.arrayBuffer())
}

/** The readers are loaded when a file needs them. */
async function countOf(file: Blob): Promise<number> {
  const kind = kindOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  if (kind === 'picture') return 1
  const bytes = await bytesOf(file)
  const count =
    kind === 'tiff' ? (await import('../../core/files/tiff-page.ts')).countTiff(bytes) : await (await import('./pdf-page.ts')).countPdf(bytes)
  if (count < 1) throw new NotReadable('empty')
  return Math.min(count, MOST_PAGES)
}

async function pageOf(file: Blob, page: number): Promise<Blob> {
  const kind = kindOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  if (kind === 'picture') return file
  const bytes = await bytesOf(file)
  if (kind === 'pdf') {
    const { canvas, dpi } = await (await import('./pdf-page.ts')).pdfPage(bytes, page)
    return jpegOf(canvas, dpi)
  }
  const { width, height, data, dpi } = (await import('../../core/files/tiff-page.ts')).tiffPage(bytes, page)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.putImageData(new ImageData(data, width, height), 0, 0)
  return jpegOf(canvas, dpi)
}

/** JFIF states the resolution in five bytes of its head: so it is still known after a reload. */
async function jpegOf(canvas: OffscreenCanvas, dpi: number | null): Promise<Blob> {
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.97 })
  const head = new Uint8Array(await made.slice(0, 18).arrayBuffer())
  if (dpi === null || head[6] !== 0x4a || head[7] !== 0x46) return made
  head.set([1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255], 13)
  return new Blob([head, made.slice(18)], { type: made.type })
}

const worker = self as unknown as { onmessage: (event: MessageEvent<PagesAsk>) => void; postMessage(heard: PagesHeard): void }
worker.onmessage = async ({ data: { file, page } }) => {
  try {
    worker.postMessage(page === undefined ? { count: await countOf(file) } : { picture: await pageOf(file, page) })
  } catch (fault) {
    worker.postMessage({ why: fault instanceof NotReadable ? fault.why : 'broken' })
  }
}
