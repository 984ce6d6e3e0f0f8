import { openPaper, PAGE, type Paper as Sheet } from '#server/pdf/paper.ts'
import type { WordedPaper } from './word-papers.ts'

const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const HALF = WIDTH / 2 - 12
const RIGHT = LEFT + WIDTH / 2 + 12
const LOWEST = PAGE.height - 90
const QUIET = '#6a635a'
const GREEN = '#0b5a47'

interface File {
  readonly site: string
  readonly locale: string
  readonly at: Date
}
/** Each paper begins on a sheet of its own, and goes on where one is full. */
export async function drawPapers(papers: readonly WordedPaper[], { site, locale, at }: File): Promise<Buffer> {
  const [{ title, number }] = papers as [WordedPaper, ...WordedPaper[]]
  const sheet = await openPaper({ title: papers.length === 1 ? `${title} · ${number}` : title, author: site, lang: locale, at })
  for (const [n, paper] of papers.entries()) {
    if (n) sheet.turn()
    await drawOne(sheet, paper, site)
  }
  return sheet.done()
}

async function drawOne(sheet: Sheet, paper: WordedPaper, site: string) {
  sheet.letterhead(GREEN, { x: LEFT, y: 52, height: 34 })
  await sheet.text(site, { x: LEFT + 42, y: 54, width: HALF - 42 }, { size: 22, bold: true, hand: 'serif', colour: GREEN })
  await sheet.text(paper.title, { x: RIGHT, y: 54, width: HALF }, { size: 22, bold: true, hand: 'serif', align: 'right' })
  await sheet.text(paper.number, { x: RIGHT, y: 88, width: HALF }, { align: 'right' })
  const parties = Math.max(await block(sheet, paper.from, LEFT, 140), await block(sheet, paper.to, RIGHT, 140))
  let y = await facing(sheet, paper.head, parties + 18)
  y = await listed(sheet, paper, y + 20)
  y = await summed(sheet, paper.sums, y)
  if (paper.customs) y = await block(sheet, paper.customs, LEFT, room(sheet, y + 18, 90), WIDTH)
  for (const line of paper.foot) await sheet.text(line, { x: LEFT, y: room(sheet, y + 20, 30), width: WIDTH }, { colour: QUIET })
}

/** The place for something of this height: here, or at the top of the next sheet. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= LOWEST) return y
  sheet.turn()
  return PAGE.margin
}

async function block(
  sheet: Sheet,
  { label, lines: [name = '', ...rest] }: WordedPaper['from'],
  x: number,
  from: number,
  width = HALF,
): Promise<number> {
  let y = await sheet.text(label, { x, y: from, width }, { size: 9, colour: QUIET })
  y = await sheet.text(name, { x, y: y + 1, width }, { size: width === HALF ? 14 : 10, hand: width === HALF ? 'serif' : 'sans' })
  for (const line of rest) y = await sheet.text(line, { x, y: y + 1, width })
  return y
}

async function facing(sheet: Sheet, rows: WordedPaper['head'], from: number): Promise<number> {
  let y = from
  for (const { label, value } of rows) {
    const next = await sheet.text(label, { x: LEFT, y, width: 130 }, { colour: QUIET })
    y = Math.max(next, await sheet.text(value, { x: LEFT + 140, y, width: WIDTH - 140 }))
  }
  return y
}

const COLUMNS = {
  quantity: { x: LEFT, width: 56 },
  what: { x: LEFT + 64, width: 244 },
  price: { x: LEFT + 316, width: 76 },
  total: { x: LEFT + WIDTH - 84, width: 84 },
} as const

async function listed(sheet: Sheet, { columns, lines }: WordedPaper, from: number): Promise<number> {
  let y = await row(sheet, { ...columns, facts: '' }, from, { size: 9, colour: QUIET })
  for (const line of lines) y = await row(sheet, { ...line, quantity: String(line.quantity) }, room(sheet, y, 44), {})
  return y
}
type Cells = Readonly<Record<keyof typeof COLUMNS | 'facts', string>>
async function row(sheet: Sheet, { quantity, what, facts, price, total }: Cells, y: number, look: Parameters<Sheet['text']>[2]): Promise<number> {
  const wide = price ? COLUMNS.what : { ...COLUMNS.what, width: WIDTH - 64 }
  const below = await sheet.text(what, { ...wide, y }, look)
  const ends = [
    facts ? await sheet.text(facts, { ...wide, y: below }, { size: 9, colour: QUIET }) : below,
    await sheet.text(quantity, { ...COLUMNS.quantity, y }, look),
    await sheet.text(price, { ...COLUMNS.price, y }, { ...look, align: 'right' }),
    await sheet.text(total, { ...COLUMNS.total, y }, { ...look, align: 'right' }),
  ]
  sheet.rule(Math.max(...ends) + 4)
  return Math.max(...ends) + 10
}

async function summed(sheet: Sheet, sums: WordedPaper['sums'], from: number): Promise<number> {
  let y = sums.length ? room(sheet, from + 4, 18 * sums.length) : from
  for (const [at, { label, value }] of sums.entries()) {
    const look = at === sums.length - 1 ? { bold: true, size: 12 } : {}
    const next = await sheet.text(label, { x: RIGHT, y, width: HALF - 100 }, look)
    y = Math.max(next, await sheet.text(value, { ...COLUMNS.total, y }, { ...look, align: 'right' })) + 2
  }
  return y
}
