import { drawFacts, drawHead, drawParty, drawSums, LEFT, QUIET, RIGHT, WIDTH } from '#server/pdf/letter-layout.ts'
import { openPaper, PAGE, type Paper } from '#server/pdf/paper.ts'
import type { WordedPaper } from './word-papers.ts'

const LOWEST = PAGE.height - 90

interface PaperFile {
  readonly site: string
  readonly locale: string
  readonly at: Date
}
/** Each paper begins on a page of its own, and goes on where one is full. */
export async function drawPapers(papers: readonly WordedPaper[], { site, locale, at }: PaperFile): Promise<Buffer> {
  const [{ title, number }] = papers as [WordedPaper, ...WordedPaper[]]
  const pdf = await openPaper({ title: papers.length === 1 ? `${title} · ${number}` : title, author: site, lang: locale, at })
  for (const [n, paper] of papers.entries()) {
    if (n) pdf.nextPage()
    await drawOne(pdf, paper, site)
  }
  return pdf.done()
}

async function drawOne(pdf: Paper, paper: WordedPaper, site: string) {
  const { title, number, from, to, head, sums, customs, foot } = paper
  await drawHead(pdf, { site, title, number })
  const parties = Math.max(await drawParty(pdf, from, LEFT, 140), await drawParty(pdf, to, RIGHT, 140))
  let y = await drawLines(pdf, paper, (await drawFacts(pdf, head, parties + 18)) + 20)
  if (sums.length) y = await drawSums(pdf, sums, placeFor(pdf, y + 4, 18 * sums.length))
  if (customs) y = await drawCustoms(pdf, customs, placeFor(pdf, y + 18, 90))
  for (const line of foot) await pdf.text(line, { x: LEFT, y: placeFor(pdf, y + 20, 30), width: WIDTH }, { colour: QUIET })
}

/** The place for something of this height: here, or at the top of the next page. */
function placeFor(pdf: Paper, y: number, height: number): number {
  if (y + height <= LOWEST) return y
  pdf.nextPage()
  return PAGE.margin
}

async function drawCustoms(pdf: Paper, { label, lines }: NonNullable<WordedPaper['customs']>, from: number): Promise<number> {
  let y = await pdf.text(label, { x: LEFT, y: from, width: WIDTH }, { size: 9, colour: QUIET })
  for (const line of lines) y = await pdf.text(line, { x: LEFT, y: y + 1, width: WIDTH })
  return y
}

const COLUMNS = {
  quantity: { x: LEFT, width: 56 },
  what: { x: LEFT + 64, width: 244 },
  price: { x: LEFT + 316, width: 76 },
  total: { x: LEFT + WIDTH - 84, width: 84 },
} as const

async function drawLines(pdf: Paper, { columns, lines }: WordedPaper, from: number): Promise<number> {
  let y = await drawRow(pdf, { ...columns, facts: '' }, from, { size: 9, colour: QUIET })
  for (const line of lines) y = await drawRow(pdf, { ...line, quantity: String(line.quantity) }, placeFor(pdf, y, 44), {})
  return y
}
type Cells = Readonly<Record<keyof typeof COLUMNS | 'facts', string>>
async function drawRow(pdf: Paper, { quantity, what, facts, price, total }: Cells, y: number, look: Parameters<Paper['text']>[2]): Promise<number> {
  const wide = price ? COLUMNS.what : { ...COLUMNS.what, width: WIDTH - 64 }
  const below = await pdf.text(what, { ...wide, y }, look)
  const ends = [
    facts ? await pdf.text(facts, { ...wide, y: below }, { size: 9, colour: QUIET }) : below,
    await pdf.text(quantity, { ...COLUMNS.quantity, y }, look),
    await pdf.text(price, { ...COLUMNS.price, y }, { ...look, align: 'right' }),
    await pdf.text(total, { ...COLUMNS.total, y }, { ...look, align: 'right' }),
  ]
  pdf.rule(Math.max(...ends) + 4)
  return Math.max(...ends) + 10
}
