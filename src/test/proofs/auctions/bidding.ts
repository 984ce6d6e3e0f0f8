import { auctions } from '#features/auctions/contract.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import type { Actor, ApiAnswer } from '#test/support/cast.ts'
import { caller, rest } from '#test/support/client.ts'
import type { Deed } from './history.ts'
import type { Lot } from './lots.ts'
import { stepOver } from './plain-book.ts'

/** What the bidders know together of a lot, from the last answer anybody had. */
export interface Seen {
  version: number
  price: number | null
  is_open: boolean
}
type Shown = { auction: { version: number; current_price: number | null; leader: number | null; ends_at: string | null; status: string } }
export interface Bidder {
  readonly name: string
  /** The same member at each address. */
  readonly at: readonly Actor[]
}
export const bidderAt = (urls: readonly string[], who: Actor): Bidder => ({ name: who.name, at: urls.map((url) => caller(url, who)) })

/** Of those whose call was cut off under way so many never ask again. */
const GIVES_UP = 0.25
const PATIENCE_MS = 300_000
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!

/** One call with one key, at whichever process answers; the key is sent again after a kill, or nobody asks again. */
async function insist(bidder: Bidder, op: AnyOperation, input: object, may_give_up: boolean): Promise<ApiAnswer<Shown> | undefined> {
  const key = crypto.randomUUID()
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    let is_cut = false
    const said = await any(bidder.at)
      .ask(op as typeof auctions.bid, input as never, { key })
      .catch((fault: { cause?: { code?: string } }) => {
        is_cut = fault.cause?.code !== 'ECONNREFUSED'
      })
    if (said && said.status < 500 && said.code !== 'idempotency.in_progress') return said as ApiAnswer<Shown>
    if (said && said.status >= 500 && said.status !== 503) throw new Error(`${op.http} answered ${said.status} ${said.text}`)
    if (is_cut && may_give_up && Math.random() < GIVES_UP) return undefined
    if (performance.now() > until) throw new Error(`${op.http} has no answer`)
    await rest(20, 200)
  }
}

const learn = (seen: Seen, { auction: { version, current_price, status } }: Shown) => {
  if (version >= seen.version) Object.assign(seen, { version, price: current_price })
  if (status !== 'active') seen.is_open = false
}

export async function look(bidder: Bidder, lot: Lot, seen: Seen): Promise<void> {
  const t0 = Date.now()
  const said = await insist(bidder, auctions.show, { id: lot.id }, false)
  if (said!.status !== 200) throw new Error(`${bidder.name} sees ${said!.text}`)
  const { version, current_price: price, leader, ends_at } = said!.result.auction
  lot.ops.push({ op: 'read', t0, t1: Date.now(), version, price, leader: leader === null ? null : String(leader), ends: Date.parse(ends_at!) })
  learn(seen, said!.result)
}

const OPS = { bid: auctions.bid, retract: auctions.retractBid, buy_now: auctions.buyNow } as const
/** A call that may change the lot; what came of it stands in the history. */
export async function act(bidder: Bidder, lot: Lot, seen: Seen, op: Deed['op'], amount: number | null): Promise<void> {
  const more = { bid: { amount }, retract: { reason: 'wrong_amount' }, buy_now: { expected_price: lot.terms.buy_now } }[op]
  const t0 = Date.now()
  const said = await insist(bidder, OPS[op], { id: lot.id, ...more }, true)
  const deed = { op, user: bidder.name, amount, t0, t1: Date.now() }
  if (said?.status === 200) {
    lot.ops.push({ ...deed, said: 'ok', version: said.result.auction.version })
    learn(seen, said.result)
  } else {
    lot.ops.push({ ...deed, said: said ? (said.code ?? String(said.status)) : 'unknown' })
    if (said?.code === 'auction.closed') seen.is_open = false
  }
}

/** Around the least, now and then below it. Nobody names an amount twice on a lot: an unanswered call is found by its amount. */
export function amountFor(lot: Lot, { price }: Seen, used: Set<string>, name: string): number {
  const step = price === null ? 0 : stepOver(price)
  let amount = (price ?? lot.terms.start) + Math.floor((Math.random() * 3 - 0.2) * Math.max(step, 5))
  while (used.has(`${name} ${lot.id} ${amount}`)) amount++
  used.add(`${name} ${lot.id} ${amount}`)
  return Math.max(1, amount)
}
