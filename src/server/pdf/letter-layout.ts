import { PAGE, type Paper } from './paper.ts'

/** Columns of a letter, in points. */
export const LEFT = PAGE.margin
export const WIDTH = PAGE.width - 2 * PAGE.margin
const HALF = WIDTH / 2 - 12
export const RIGHT = LEFT + WIDTH / 2 + 12
export const QUIET = '#6a635a'
const GREEN = '#0b5a47'

interface LetterHead {
  readonly site: string
  readonly title: string
  readonly number: string
}
/** Site at the left; title and number at the right. */
export async function drawHead(paper: Paper, { site, title, number }: LetterHead): Promise<void> {
  paper.letterhead(GREEN, { x: LEFT, y: 52, height: 34 })
  await paper.text(site, { x: LEFT + 42, y: 54, width: HALF - 42 }, { size: 22, bold: true, font: 'serif', colour: GREEN })
  await paper.text(title, { x: RIGHT, y: 54, width: HALF }, { size: 22, bold: true, font: 'serif', align: 'right' })
  await paper.text(number, { x: RIGHT, y: 88, width: HALF }, { align: 'right' })
}

interface LetterBlock {
  readonly label: string
  readonly lines: readonly string[]
}
/** A label, the first line large, the others below it. All of these return the y below what they have drawn. */
export async function drawParty(paper: Paper, { label, lines: [name = '', ...rest] }: LetterBlock, x: number, from: number): Promise<number> {
  let y = await paper.text(label, { x, y: from, width: HALF }, { size: 9, colour: QUIET })
  y = await paper.text(name, { x, y: y + 1, width: HALF }, { size: 14, font: 'serif' })
  for (const line of rest) y = await paper.text(line, { x, y: y + 1, width: HALF })
  return y
}

interface LetterFact {
  readonly label: string
  readonly value: string
}
/** A line for each fact: its label, and its value beside it. */
export async function drawFacts(paper: Paper, facts: readonly LetterFact[], from: number): Promise<number> {
  let y = from
  for (const { label, value } of facts) {
    const next = await paper.text(label, { x: LEFT, y, width: 130 }, { colour: QUIET })
    y = Math.max(next, await paper.text(value, { x: LEFT + 140, y, width: WIDTH - 140 }))
  }
  return y
}

/** In the right half, amounts at the right edge; the last is the total. */
export async function drawSums(paper: Paper, sums: readonly LetterFact[], from: number): Promise<number> {
  let y = from
  for (const [at, { label, value }] of sums.entries()) {
    const look = at === sums.length - 1 ? { bold: true, size: 12 } : {}
    const next = await paper.text(label, { x: RIGHT, y, width: HALF - 100 }, look)
    y = Math.max(next, await paper.text(value, { x: LEFT + WIDTH - 90, y, width: 90 }, { ...look, align: 'right' })) + 2
  }
  return y
}
