// Trades of the demo market: doubles that are open for offers, most of them with one.
import { trades } from '#features/trades/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { itemsForTrade, type SwapItem, tradesMade } from './swaps-queries.ts'

export const TRADES = 'demo-trades'
const TITLE_MOST = 140
const TYPES = ['stamps', 'coins_and_stamps', 'coins'] as const
const TERMS = ['Only pieces without faults, please.', 'I look for what I do not have yet: show me your doubles.', '']
/** Days until the second trade of the first of them opens by itself. */
const OPENS_IN = 4
const DAY = 86_400_000
const MESSAGE = 'This one is a double of mine. Would it suit you?'

/** Each step checks what exists, so that an interrupted fill goes on. */
export async function swap({ pool, product }: DemoParts, people: People) {
  const [items, made] = [[...(await itemsForTrade(pool))], await tradesMade(pool)]
  for (const [at, [username, own]] of items.entries()) {
    const given = own.slice(0, 1 + (at % 2))
    const id = made.get(username)?.id ?? (await open(people.get(username)!, given, at))
    const [other, theirs] = items[(at + 1) % items.length]!
    const has_offer = (made.get(username)?.proposal_count ?? 0) > 0
    if (at === 0 && !made.get(username)?.waits) await open(people.get(username)!, own.slice(-1), at, OPENS_IN)
    if (!has_offer && other !== username && at % 3 !== 2) await offer(people.get(other)!, id, given, theirs.at(-1)!)
  }
  await product.relay.drain()
  await pool.query('insert into seeds (name, hash) values ($1, $2) on conflict do nothing', [TRADES, '1'])
}

async function open(owner: DemoActor, given: readonly SwapItem[], at: number, days = 0): Promise<Id<'trades'>> {
  const { trade } = await owner.does(trades.create, {
    title: given
      .map(({ name }) => name)
      .join(' · ')
      .slice(0, TITLE_MOST),
    tradeables: given.map(({ id }) => ({ stamp_item_id: id })),
    trade_type: TYPES[at % TYPES.length]!,
    trader_terms: TERMS[at % TERMS.length]!,
    is_published: true,
    ...(days > 0 && { publish_at: new Date(Date.now() + days * DAY).toISOString() }),
  })
  return trade.id
}

const offer = (proposer: DemoActor, trade_id: Id<'trades'>, given: readonly SwapItem[], { id }: SwapItem) =>
  proposer.does(trades.placeOffer, {
    trade_id,
    items_from_owner: given.map((item) => ({ stamp_item_id: item.id })),
    items_from_proposer: [{ stamp_item_id: id }],
    message: MESSAGE,
  })
