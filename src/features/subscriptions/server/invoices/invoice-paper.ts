import { settableName } from '#server/pdf/faces.ts'
import { drawFacts, drawHead, drawParty, drawSums, LEFT, QUIET, RIGHT, WIDTH } from '#server/pdf/letter-layout.ts'
import { openPaper, PAGE, type Paper } from '#server/pdf/paper.ts'
import type { InvoiceFacts, InvoiceWords } from './queries-invoices.ts'

interface Issued {
  readonly number: string
  readonly issued_at: Date
  readonly facts: InvoiceFacts
}

/** An invoice as PDF, drawn only from data frozen when it was issued. */
export async function drawInvoice({ number, issued_at, facts }: Issued, words: InvoiceWords): Promise<Buffer> {
  const { seller } = facts
  const paper = await openPaper({ title: `${words.title} ${number}`, author: seller.name || seller.site, lang: words.locale, at: issued_at })
  await drawHead(paper, { site: seller.site, title: words.title, number: `${words.number} ${number}` })
  const [sold, bought] = [[seller.name || seller.site, ...seller.address.split('\n'), seller.email], await buyerLines(facts, words)]
  const parties = Math.max(
    await drawParty(paper, partyOf(words.seller, sold), LEFT, 140),
    await drawParty(paper, partyOf(words.buyer, bought), RIGHT, 140),
  )
  const head = await drawFacts(paper, words.head, parties + 18)
  const end = await drawSums(paper, words.sums, (await drawLines(paper, words, head + 24)) + 4)
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

const partyOf = (label: string, lines: readonly string[]) => ({ label, lines: lines.filter(Boolean) })

const COLUMNS = { what: { x: LEFT, width: 236 }, period: { x: LEFT + 248, width: 140 }, amount: { x: LEFT + WIDTH - 90, width: 90 } } as const

async function drawLines(paper: Paper, { columns, lines }: InvoiceWords, from: number): Promise<number> {
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
