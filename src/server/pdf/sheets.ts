import { type FontFamily, type Run, setWords } from './faces.ts'
import { openPdf } from './paper.ts'

/** Lengths are points, from the upper left corner of the sheet. */
export interface SheetBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface SheetLook {
  readonly size: number
  readonly font?: FontFamily
  readonly bold?: boolean
  readonly align?: 'left' | 'center' | 'right'
}
/** A PDF of drawn sheets; every length is printed as it is given. */
export interface Sheets {
  sheet(size: { readonly width: number; readonly height: number }): void
  box(box: SheetBox, look?: { readonly thick?: number; readonly dashed?: boolean }): void
  line(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): void
  /** One line of text, cut to this width; `y` is its baseline. */
  words(text: string, place: { readonly x: number; readonly y: number; readonly width: number }, look: SheetLook): Promise<void>
  /** A JPEG, whole, in the middle of the box. */
  picture(jpeg: Buffer, box: SheetBox): void
  /** Dark squares of a code. */
  code(rows: readonly (readonly boolean[])[], box: SheetBox): void
  done(): Promise<Buffer>
}

const BOLDER = 0.035
const THICKER = 0.03

export async function openSheets({ title, author, lang, at }: { title: string; author: string; lang: string; at: Date }): Promise<Sheets> {
  const info = { Title: title, Author: author, CreationDate: at, ModDate: at }
  const { pdf, whole } = await openPdf({ autoFirstPage: false, lang, displayTitle: true, pdfVersion: '1.7', info } as PDFKit.PDFDocumentOptions)
  const wide = (run: Run, size: number) =>
    pdf
      .font(run.face as never)
      .fontSize(size)
      .widthOfString(run.text)
  return {
    sheet: ({ width, height }) => void pdf.addPage({ size: [width, height], margin: 0 }),
    box({ x, y, width, height }, { thick = 0.85, dashed = false } = {}) {
      pdf.lineWidth(thick).strokeColor('#000')
      if (dashed) pdf.dash(3, { space: 2.2 })
      pdf.rect(x, y, width, height).stroke()
      if (dashed) pdf.undash()
    },
    line: (from, to) => void pdf.lineWidth(0.6).strokeColor('#000').moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(),
    async words(text, { x, y, width }, { size, font = 'sans', bold = false, align = 'left' }) {
      const { runs } = await setWords(text, font)
      const line = cut(runs, width, (run) => wide(run, size))
      const used = line.reduce((sum, run) => sum + wide(run, size), 0)
      let left = align === 'left' ? x : align === 'right' ? x + width - used : x + (width - used) / 2
      for (const run of line) {
        const stroke = (bold ? BOLDER : 0) + (run.thin ? THICKER : 0)
        pdf.font(run.face as never).fontSize(size)
        pdf
          .fillColor('#000')
          .strokeColor('#000')
          .lineWidth(size * stroke)
        pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: stroke > 0 })
        left += wide(run, size)
      }
    },
    picture: (jpeg, { x, y, width, height }) => void pdf.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'center' }),
    code(rows, { x, y, width }) {
      const side = width / rows.length
      for (const [down, row] of rows.entries())
        for (const [across, dark] of row.entries()) if (dark) pdf.rect(x + across * side, y + down * side, side, side)
      pdf.fill('#000')
    },
    done() {
      pdf.end()
      return whole
    },
  }
}

/** Runs cut to a width, with an ellipsis where something is lost. */
function cut(runs: readonly Run[], width: number, wide: (run: Run) => number): Run[] {
  if (runs.reduce((sum, run) => sum + wide(run), 0) <= width) return [...runs]
  const kept: Run[] = []
  let left = width
  for (const run of runs) {
    const signs = [...run.text]
    while (signs.length && wide({ ...run, text: `${signs.join('')}…` }) > left) signs.pop()
    if (signs.length) kept.push({ ...run, text: signs.length < [...run.text].length ? `${signs.join('').trimEnd()}…` : run.text })
    left -= wide({ ...run, text: signs.join('') })
    if (signs.length < [...run.text].length) return kept
  }
  return kept
}
