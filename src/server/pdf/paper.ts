import { MARK_EDGE, MARK_LETTER } from '#kernel/written/mark.ts'
import { type FontFamily, type Run, setWords } from './faces.ts'

export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}
interface Look {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right'
  /** `serif` is the display face, for names and headings. */
  readonly font?: FontFamily
}
export interface Paper {
  /** Wraps and draws text in this width; returns the y of the next line. */
  text(words: string, place: Box, look?: Look): Promise<number>
  rule(y: number): void
  /** What is drawn next is on another page. */
  nextPage(): void
  /** The head of the page: a coloured band with a perforated lower edge, and the mark below it. */
  letterhead(colour: string, mark: { readonly x: number; readonly y: number; readonly height: number }): void
  done(): Promise<Buffer>
}

const LEADING = 1.4
const INK = '#1c1a18'
/** Distance of the baseline from the top of a line, in font sizes; the same for all fonts. */
const BASE = 0.95
/** Stroke width around the letters, in font sizes. */
const BOLDER = 0.035
const THICKER = 0.03

/** A PDF of A4 pages. The same input gives the same bytes: its only timestamp is `at`. */
export async function openPaper({ title, author, lang, at }: { title: string; author: string; lang: string; at: Date }): Promise<Paper> {
  const info = { Title: title, Author: author, CreationDate: at, ModDate: at }
  const { pdf, whole } = await openPdf({
    size: 'A4',
    margin: PAGE.margin,
    lang,
    displayTitle: true,
    pdfVersion: '1.7',
    info,
  } as PDFKit.PDFDocumentOptions)
  const wide = (run: Run, size: number) =>
    pdf
      .font(run.face as never)
      .fontSize(size)
      .widthOfString(run.text)
  return {
    async text(words, { x, y, width }, { size = 10, bold = false, colour = INK, align = 'left', font = 'sans' } = {}) {
      const { runs } = await setWords(words, font)
      let top = y
      for (const line of linesOf(runs, width, (run) => wide(run, size))) {
        const spare = width - line.reduce((sum, run) => sum + wide(run, size), 0)
        let left = align === 'right' ? x + spare : x
        for (const run of line) {
          const stroke = (bold ? BOLDER : 0) + (run.thin ? THICKER : 0)
          pdf
            .font(run.face as never)
            .fontSize(size)
            .fillColor(colour)
            .strokeColor(colour)
            .lineWidth(size * stroke)
          pdf.text(run.text, left, top, { lineBreak: false, baseline: BASE * -size, fill: true, stroke: stroke > 0 })
          left += wide(run, size)
        }
        top += size * LEADING
      }
      return top
    },
    letterhead: (colour, mark) => drawLetterhead(pdf, colour, mark),
    rule: (y) => drawRule(pdf, y),
    nextPage: () => void pdf.addPage(),
    done: () => {
      pdf.end()
      return whole
    },
  }
}

export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<{ pdf: Pdf; whole: Promise<Buffer> }> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument(options)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((kept, no) => pdf.on('end', () => kept(Buffer.concat(parts))).on('error', no))
  return { pdf, whole }
}

const drawRule = (pdf: Pdf, y: number) =>
  void pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.6)
    .strokeColor('#b9b2a6')
    .stroke()

const BAND = 20
const HOLE = { radius: 3, apart: 10 } as const
type Pdf = InstanceType<typeof import('pdfkit')>

function drawLetterhead(pdf: Pdf, colour: string, { x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  pdf.rect(0, 0, PAGE.width, BAND).fill(colour)
  for (let at = HOLE.apart / 2; at < PAGE.width; at += HOLE.apart) pdf.circle(at, BAND, HOLE.radius)
  pdf.fill('#ffffff')
  pdf.save()
  pdf.translate(x, y).scale(height / 68)
  pdf.path(MARK_EDGE).fill(colour)
  pdf.lineWidth(3.2).circle(30, 34, 18).stroke('#ffffff')
  pdf.lineWidth(4.6).lineCap('round').path(MARK_LETTER).stroke('#ffffff')
  pdf.restore()
}

/** Line breaking: words move whole to the next line; Chinese and words longer than a line break anywhere. */
function linesOf(runs: readonly Run[], width: number, wide: (run: Run) => number): Run[][] {
  const lines: Run[][] = [[]]
  let left = width
  const atoms = runs.flatMap((run) => (run.text.match(/[^\s\p{sc=Han}]{1,40}\s?|\p{sc=Han}|\s/gu) ?? []).map((text) => ({ ...run, text })))
  for (const atom of atoms) {
    const needs = wide(atom)
    if (needs > left && lines.at(-1)!.length) {
      lines.push([])
      left = width
    }
    const [line, last] = [lines.at(-1)!, lines.at(-1)!.at(-1)]
    if (last?.face === atom.face) line[line.length - 1] = { ...last, text: last.text + atom.text }
    else line.push(atom)
    left -= needs
  }
  return lines
}
