import { AnnotationMode, GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import parserAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { MOST_PIXELS, NotReadable } from '../../core/files/kinds.ts'

/** There is no document in a worker: canvases are made off the screen, and filters are left out. */
class OffscreenFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset(made: { canvas: OffscreenCanvas }, width: number, height: number) {
    made.canvas.width = width
    made.canvas.height = height
  }
  destroy(made: { canvas: OffscreenCanvas }) {
    made.canvas.width = 0
    made.canvas.height = 0
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
}
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy = () => undefined
}

/** Nothing of the file runs: no scripts, no fonts of its own, nothing fetched; what cannot be drawn ends it. */
const CAREFUL = {
  CanvasFactory: OffscreenFactory,
  FilterFactory: NoFilters,
  ...{ disableFontFace: true, useSystemFonts: false, stopAtErrors: true, enableXfa: false, disableWorkerRendering: true, useWasm: false },
  ...{ disableAutoFetch: true, disableStream: true, disableRange: true, maxImageSize: MOST_PIXELS, verbosity: 0 },
}

async function documentOf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= new Worker(parserAddress, { type: 'module' })
  try {
    return await getDocument({ data: bytes, ...CAREFUL }).promise
  } catch (fault) {
    throw new NotReadable((fault as Error).name === 'PasswordException' ? 'locked' : 'broken')
  }
}

export async function countPdf(bytes: Uint8Array): Promise<number> {
  return (await documentOf(bytes)).numPages
}

const USUAL_DPI = 300
const [LEAST_DPI, MOST_DPI] = [150, 1_200]

/** One page, as fine as the largest picture on it: a page has a size in millimetres, so its scale is known as well as the program that made it. */
export async function pdfPage(bytes: Uint8Array, number: number): Promise<{ readonly canvas: OffscreenCanvas; readonly dpi: number }> {
  const page = await (await documentOf(bytes)).getPage(number + 1)
  const { width, height } = page.getViewport({ scale: 1 })
  const most = Math.floor(Math.sqrt(MOST_PIXELS / ((width / 72) * (height / 72))))
  const dpi = Math.min(most, await finenessOf(page, Math.max(width, height) / 72))
  if (!(dpi >= LEAST_DPI)) throw new NotReadable('too_large')
  const viewport = page.getViewport({ scale: dpi / 72 })
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  try {
    // For printing: drawn at once, and not step by step with the frames of a window that a worker does not have.
    const drawn = { viewport, background: '#fff', intent: 'print', annotationMode: AnnotationMode.DISABLE }
    await page.render({ canvas: canvas as never, canvasContext: context as never, ...drawn }).promise
  } catch {
    throw new NotReadable('compression')
  }
  if (isBlank(context)) throw new NotReadable('empty')
  return { canvas, dpi }
}

async function finenessOf(page: PDFPageProxy, inches: number): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'print' })
  const sides = fnArray.flatMap((op, at) => {
    const [, width, height] = (argsArray[at] ?? []) as unknown[]
    return op === OPS.paintImageXObject && typeof width === 'number' && typeof height === 'number' ? [Math.max(width, height)] : []
  })
  const fine = Math.max(0, ...sides) / inches
  return fine === 0 ? USUAL_DPI : Math.round(Math.min(MOST_DPI, Math.max(LEAST_DPI, fine)))
}

/** A picture that could not be decoded leaves white paper behind. */
function isBlank(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas
  const small = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true })!
  small.drawImage(context.canvas, 0, 0, width, height, 0, 0, 64, 64)
  const { data } = small.getImageData(0, 0, 64, 64)
  return data.every((value) => value > 250)
}
