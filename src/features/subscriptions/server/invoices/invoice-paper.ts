import { settableName } from '#server/pdf/faces.ts'
import { openPaper, PAGE, type Paper } from '#server/pdf/paper.ts'
import type { InvoiceFacts, InvoiceWords } from './queries-invoices.ts'

const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const HALF = WIDTH / 2 - 12
const RIGHT = LEFT + WIDTH / 2 + 12
const QUIET = '#6a635a'
const GREEN = '#0b5a47'

interface Issued {
  readonly number: string
  readonly issued_at: Date
  readonly facts: InvoiceFacts
}

/** An invoice as PDF, drawn only from data frozen when it was issued. */
export async function drawInvoice({ number, issued_at, facts }: Issued, words: InvoiceWords): Promise<Buffer> {
  const { seller } = facts
  const paper = await openPaper({ title: `${words.title} ${number}`, author: seller.name || seller.site, lang: words.locale, at: issued_at })
  paper.letterhead(GREEN, { x: LEFT, y: 52, height: 34 })
  await paper.text(seller.site, { x: LEFT + 42, y: 54, width: HALF - 42 }, { size: 22, bold: true, hand: 'serif', colour: GREEN })
  await paper.text(words.title, { x: RIGHT, y: 54, width: HALF }, { size: 22, bold: true, hand: 'serif', align: 'right' })
  await paper.text(`${words.number} ${number}`, { x: RIGHT, y: 88, width: HALF }, { align: 'right' })
  const [sold, bought] = [[seller.name || seller.site, ...seller.address.split('\n'), seller.email], await buyerLines(facts, words)]
  const parties = Math.max(await block(paper, words.seller, sold, LEFT), await block(paper, words.buyer, bought, RIGHT))
  const head = await facing(paper, words.head, parties + 18)
  const end = await summed(paper, words, await listed(paper, words, head + 24))
  await paper.text(words.paid, { x: LEFT, y: end + 28, width: WIDTH }, { colour: QUIET })
  const foot = [seller.site, seller.email].filter(Boolean).join(' · ')
  await paper.text(foot, { x: LEFT, y: PAGE.height - 80, width: WIDTH }, { size: 9, colour: QUIET })
  return paper.done()
}

/** Missing glyphs: a name that no font can set is replaced by the username; if only emoji were removed, both are printed. */
async function buyerLines({ buyer: { full_name, username, email, address = [] } }: InvoiceFacts, { member }: InvoiceWords): Promise<string[]> {
  const settable = username ? await settableName(full_name, 'serif') : full_name
  const user = settable === full_name ? '' : `@${username}`
  return [settable || user, settable ? user : '', ...address, member, email].filter(Boolean)
}

async function block(paper: Paper, label: string, lines: readonly string[], x: number): Promise<number> {
  const [name = '', ...rest] = lines.filter(Boolean)
  let y = await paper.text(label, { x, y: 140, width: HALF }, { size: 9, colour: QUIET })
  y = await paper.text(name, { x, y: y + 1, width: HALF }, { size: 14, hand: 'serif' })
  for (const line of rest) y = await paper.text(line, { x, y: y + 1, width: HALF })
  return y
}

async function facing(paper: Paper, rows: InvoiceWords['head'], from: number): Promise<number> {
  let y = from
  for (const { label, value } of rows) {
    const next = await paper.text(label, { x: LEFT, y, width: 130 }, { colour: QUIET })
    y = Math.max(next, await paper.text(value, { x: LEFT + 140, y, width: WIDTH - 140 }))
  }
  return y
}

const COLUMNS = { what: { x: LEFT, width: 236 }, period: { x: LEFT + 248, width: 140 }, amount: { x: LEFT + WIDTH - 90, width: 90 } } as const

async function listed(paper: Paper, { columns, lines }: InvoiceWords, from: number): Promise<number> {
  const row = async ({ what, period, amount }: InvoiceWords['columns'], y: number, look: Parameters<Paper['text']>[2]) => {
    const ends = [
      await paper.text(what, { ...COLUMNS.what, y }, look),
      await paper.text(period, { ...COLUMNS.period, y }, look),
      await paper.text(amount, { ...COLUMNS.amount, y }, { ...look, align: 'right' }),
    ]
    paper.rule(Math.max(...ends) + 4)
    return Math.max(...ends) + 10
  }
  let y = await row(columns, from, { size: 9, colour: QUIET })
  for (const line of lines) y = await row(line, y, {})
  return y
}

async function summed(paper: Paper, { sums }: InvoiceWords, from: number): Promise<number> {
  let y = from + 4
  for (const [at, { label, value }] of sums.entries()) {
    const look = at === sums.length - 1 ? { bold: true, size: 12 } : {}
    const next = await paper.text(label, { x: RIGHT, y, width: HALF - 100 }, look)
    y = Math.max(next, await paper.text(value, { ...COLUMNS.amount, y }, { ...look, align: 'right' })) + 2
  }
  return y
}
