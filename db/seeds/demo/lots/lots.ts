// Auctions of the demo market: lots that run, with bids, and a history of ended ones.
import { auctions } from '#features/auctions/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from '../actor.ts'
import type { Catalogued } from '../catalogue.ts'
import type { People } from '../join.ts'
import { collect } from '../list.ts'
import { demoItems } from '../market.ts'
import type { DemoParts } from '../parts.ts'
import { DEMO_STORES } from '../people.ts'
import type { DemoItem } from '../rows.ts'
import type { Wall } from '../studio/hang.ts'
import { addressOf, cardOf } from '../trade/trade.ts'
import { ended, itemsNamed, lotsMade } from './lots-queries.ts'

export const LOTS = 'demo-auctions'
const SEED = 1915
const MANY = 36
/** The last ones have ended: won and paid, won and waiting, below the reserve, without a bid. */
const ENDED = 8
/** Days until they open by themselves: until then ann alone sees them. */
const OPENS_IN = [3, 9]
const HOUR = 3_600_000
/** Hours until the end: the first lots end within the day. */
const LASTS = [2, 5, 9, 16, 23, 31, 44, 58, 72, 90, 115, 140, 170, 200]
const BIDDERS = ['ben', 'cleo', 'greta_l', 'ximena_c'] as const

interface Lot {
  readonly item: DemoItem
  readonly owner: string
  readonly at: number
  readonly ends: boolean
  readonly opens_in: number | undefined
}
const sellers = [...new Set(['ann', ...DEMO_STORES.map(({ owner }) => owner)])]
/** Another name than the things of the stores, so that an interrupted fill finds its own. */
const lots = (): Lot[] =>
  demoItems(SEED, MANY + OPENS_IN.length).map((item, at) => ({
    item: { ...item, title: `${item.title} · ${item.catalogue_number[0]?.number ?? at + 1}`.slice(0, 130), quantity: 1 },
    owner: at < MANY ? sellers[at % Math.min(sellers.length, 9)]! : 'ann',
    at,
    ends: at >= MANY - ENDED && at < MANY,
    opens_in: OPENS_IN[at - MANY],
  }))

/** Each step checks what exists, so that an interrupted fill goes on. */
export async function openLots({ product, pool }: DemoParts, people: People, wall: Wall, catalogue: Catalogued) {
  for (const username of BIDDERS) {
    await addressOf(people.get(username)!, username)
    await cardOf(people.get(username)!, 'pm_card_visa', true)
  }
  const made = await lotsMade(pool)
  for (const lot of lots()) {
    const seller = people.get(lot.owner)!
    const kept = made.get(lot.item.title)
    const id =
      kept?.id ?? (await openLot(seller, lot, (await itemsNamed(pool, seller.id)).get(lot.item.title) ?? (await keep(seller, lot, wall, catalogue))))
    if (!kept?.bid_count && !lot.opens_in) await bidOn(people, lot, id)
    if (lot.ends && kept?.status !== 'closed_sold') await ended(pool, id, 2 + lot.at - (MANY - ENDED))
  }
  await product.timers.sweep()
  await payFor(people, await lotsMade(pool))
  await pool.query('insert into seeds (name, hash) values ($1, $2) on conflict do nothing', [LOTS, '1'])
}

const keep = (seller: DemoActor, { item, owner }: Lot, wall: Wall, catalogue: Catalogued) =>
  collect(seller, { item, owner, state: 'FOR_AUCTION', sale_price: null, sides: 2 }, { wall, catalogue })

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
async function openLot(seller: DemoActor, { item, at, ends, opens_in = 0 }: Lot, auctionable_id: Id<'stamp_items'>): Promise<Id<'auctions'>> {
  const initial_bid = Math.max(100, Math.round(item.price / 3 / 50) * 50)
  const { auction } = await seller.does(auctions.create, {
    ...{ auctionable_id, name: item.title, description: item.description, initial_bid, is_published: true },
    reserve_price: at % 5 === 2 ? initial_bid * 3 : null,
    buy_it_now_price: at % 4 === 1 ? initial_bid * 4 : null,
    ends_at: inHours((ends ? 2 : LASTS[at % LASTS.length]! + Math.floor(at / LASTS.length)) + opens_in * 24),
    ...(opens_in > 0 && { publish_at: inHours(opens_in * 24) }),
    ...{ shipping_option: 'letter_tracked', shipping_amount: 350, shipping_abroad: 690 },
    return_policy: { domestic: 14, international: 14 },
  })
  return auction.id
}

/** A third has no bid; the others as many as their number says, by turns. */
async function bidOn(people: People, { at, owner }: Lot, id: Id<'auctions'>) {
  if (at % 3 === 0) return
  for (let turn = 0; turn < 2 + (at % 5); turn++) {
    const username = BIDDERS[(at + turn) % BIDDERS.length]!
    const bidder = people.get(username)!
    const { auction } = await bidder.does(auctions.show, { id })
    if (username === owner || auction.own?.is_leading || !auction.next_minimum || !auction.can_bid) continue
    await bidder.does(auctions.bid, { id, amount: auction.next_minimum + (turn % 2 ? 0 : Math.round(auction.next_minimum / 4)) })
  }
}

/** Of what was won, every other lot is paid; the rest waits. */
async function payFor(people: People, made: Awaited<ReturnType<typeof lotsMade>>) {
  const won = [...made.values()].filter(({ status, group_id }) => status === 'closed_sold' && group_id !== null)
  for (const { group_id, winner } of won.filter((_, at) => at % 2 === 0)) {
    const buyer = people.get(winner!)!
    const address = await addressOf(buyer, winner!)
    const { quote } = await buyer.does(orders.wonQuote, { id: group_id!, address_id: address.id })
    const [way] = quote.ways
    const payment_method_id = await cardOf(buyer, 'pm_card_visa', true)
    if (way) await buyer.does(orders.payWon, { id: group_id!, address_id: address.id, payment_method_id, way: way.way, expected_total: way.total })
  }
}
