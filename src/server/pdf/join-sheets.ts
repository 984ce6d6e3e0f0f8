import { PDFDocument } from '@cantoo/pdf-lib'

interface Sheet {
  readonly body: Buffer
  readonly type: string
}
/** Four by six inches, as printers of labels have it, in points. */
const LABEL = { width: 288, height: 432 } as const

/** The pages of several files as one PDF, in their order; a picture is a page of its own. */
export async function joinSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const whole = await PDFDocument.create()
  for (const { body, type } of sheets) {
    if (type === 'application/pdf') {
      const document = await PDFDocument.load(body, { updateMetadata: false })
      for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page)
    } else {
      const picture = await whole.embedPng(body)
      whole.addPage([LABEL.width, LABEL.height]).drawImage(picture, { x: 0, y: 0, ...picture.scaleToFit(LABEL.width, LABEL.height) })
    }
  }
  return Buffer.from(await whole.save())
}
