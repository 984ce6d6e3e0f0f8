import { beforeAll, expect, test } from 'vitest'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { notifications } from '#features/notifications/contract.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop } from '#test/support/fixtures.ts'
import { balanceIn, giveCoins } from '#test/support/purse.ts'
import { useWorld } from '#test/support/world.ts'
import { type TradeId, trades } from '../contract.ts'
import { swapOf } from '../test/fixtures.ts'

const world = useWorld()
const at = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
const homes = new Map<string, Id<'addresses'>>()
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = any($1)", [[ann.id, ben.id, cleo.id]])
  for (const who of [ann, ben, cleo]) {
    homes.set(who.id, (await who.gets(places.create, at)).address.id)
    await giveCoins(world, who, 1_000)
  }
  await openShop(ann)
})

const one = (stamp_item_id: Id<'stamp_items'>) => [{ stamp_item_id }]
const coins = (who: Actor) => balanceIn(world, who, 'member_coins')
/** What a member may spend: what is held is not among it. */
async function free(who: Actor): Promise<number> {
  const { rows } = await world.pool.query<{ n: number }>(
    "select coalesce(sum(credits_posted - debits_posted - debits_pending), 0)::int as n from ledger_accounts where owner_id = $1 and code = 'member_coins'",
    [who.id],
  )
  return rows[0]!.n
}
async function listed(more: object = {}) {
  const { ann } = world
  const item = await swapOf(world, ann, 'Junk 3 cents')
  const { trade } = await ann.gets(trades.create, { tradeables: one(item), is_published: true, ...more })
  return { item, trade }
}
async function offered(trade_id: TradeId, items: readonly Id<'stamp_items'>[], more: object = {}, who = world.ben) {
  const mine = await swapOf(world, who, `Dragon of ${who.name}`)
  const given = { trade_id, items_from_owner: items.map((stamp_item_id) => ({ stamp_item_id })), items_from_proposer: one(mine), ...more }
  return { mine, offer: (await who.gets(trades.placeOffer, given)).trade_offer }
}
const answer = (who: Actor, id: Id<'trade_offers'>, status: 'Accepted' | 'Rejected' | 'Removed' | 'Active', action_reason?: string) =>
  who.ask(trades.answerOffer, { id, status, ...(action_reason && { action_reason }) })
async function sound() {
  expect(await ledgerDrift(world.product.db)).toEqual([])
  expect((await ledgerSums(world.product.db)).every(({ sum }) => sum === 0)).toBe(true)
}
async function finish(ids: readonly TradeId[]) {
  for (const id of ids) await world.ann.ask(trades.archive, { id })
}

test('offer, counter, counter, accepted, sent both ways: items and coins change hands', async () => {
  const { ann, ben, cleo } = world
  const before = { ann: await coins(ann), ben: await coins(ben) }
  const { item, trade } = await listed({ deposit: 20, trader_terms: 'By registered post' })
  expect(trade).toMatchObject({ status: 'active', sender_id: ann.id, receiver_id: null, title: 'Junk 3 cents' })
  const { mine, offer } = await offered(trade.id, [item], { coins_from_proposer: 40 })
  expect(offer).toMatchObject({ status: 'Active', role: 'proposer', round: 1, actions: ['edit', 'rescind'] })
  expect(await free(ben)).toBe(before.ben - 60)
  expect((await ann.gets(trades.showOffer, { id: offer.id })).trade_offer.actions).toEqual(['accept', 'reject', 'counter'])
  expect((await cleo.ask(trades.showOffer, { id: offer.id })).status).toBe(404)

  const terms = { trade_id: trade.id, items_from_owner: one(item), items_from_proposer: one(mine) }
  const { trade_offer: counter } = await ann.gets(trades.placeOffer, { ...terms, offer_id: offer.id, coins_from_proposer: 80 })
  expect(counter).toMatchObject({ status: 'CounterOffer_Placed', round: 2, counters: 1, actions: ['edit', 'rescind'] })
  expect(await free(ann)).toBe(before.ann - 20)
  expect((await answer(ann, offer.id, 'Accepted')).code).toBe('trade_offer.superseded')
  const { trade_offer: again } = await ben.gets(trades.placeOffer, { ...terms, offer_id: counter.id, coins_from_proposer: 50 })
  expect(again).toMatchObject({ status: 'Active', round: 3, counters: 2 })
  expect([await free(ann), await free(ben)]).toEqual([before.ann, before.ben - 70])

  const { trade_offer: taken } = await ann.gets(trades.answerOffer, { id: again.id, status: 'Accepted' })
  expect(taken).toMatchObject({ status: 'Accepted', actions: [] })
  expect(await free(ann)).toBe(before.ann - 20)
  const id = taken.order_id!
  expect((await ann.ask(stampItems.remove, { id: item })).code).toBe('stamp_item.committed')
  expect((await cleo.ask(trades.order, { id: trade.id })).status).toBe(404)
  expect((await ann.ask(trades.proceed, { id })).code).toBe('trade_order.address')
  await ann.gets(trades.proceed, { id, address_id: homes.get(ann.id)! })
  expect((await ben.gets(trades.order, { id: trade.id })).trade_order.legs.map(({ address }) => address)).toEqual([null, null])
  const { trade_order } = await ben.gets(trades.proceed, { id, address_id: homes.get(ben.id)! })
  expect(trade_order).toMatchObject({ status: 'processing', actions: ['ship', 'dispute'] })
  expect(trade_order.legs.every(({ address }) => address?.city === 'Lyon')).toBe(true)
  await ann.gets(trades.ship, { id, carrier: 'La Poste', tracking: 'RR1' })
  expect((await ben.ask(trades.confirm, { id })).code).toBe('trade_order.wrong_state')
  expect((await ben.gets(trades.ship, { id, carrier: 'An Post' })).trade_order.status).toBe('shipped')
  await ben.gets(trades.confirm, { id })
  const { trade_order: done } = await ann.gets(trades.confirm, { id })
  expect(done).toMatchObject({ status: 'completed', actions: [] })
  // Each side has ten coins of a completed trade.
  expect([await coins(ann), await coins(ben)]).toEqual([before.ann + 60, before.ben - 40])
  expect([await free(ann), await free(ben)]).toEqual([before.ann + 60, before.ben - 40])
  const { stamp_items } = await ben.gets(stampItems.list, { user_id: ben.id })
  expect(stamp_items.data.filter(({ name }) => name === 'Junk 3 cents')).toMatchObject([{ status: 'PRIVATE', quantity_owned: { mint: 0, used: 1 } }])
  expect((await ann.gets(stampItems.show, { id: item })).stamp_item.quantity_owned.used).toBe(2)
  expect((await ann.gets(trades.show, { id: trade.id })).trade).toMatchObject({ status: 'completed', receiver_id: ben.id })
  await sound()
  await world.settle()
  const told = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)
  expect(await told(ann)).toEqual(
    expect.arrayContaining(['trade_offer_placed', 'trade_counter_offer_placed', 'trade_order_confirmation', 'trade_order_action']),
  )
  expect(await told(ben)).toEqual(expect.arrayContaining(['trade_counter_offer_placed', 'trade_offer_accepted', 'trade_order_confirmation']))
})

test('three counter offers, a rejected one gives the word back, and no fourth', async () => {
  const { ann, ben } = world
  const { item, trade } = await listed()
  const { mine, offer } = await offered(trade.id, [item])
  const terms = { trade_id: trade.id, items_from_owner: one(item), items_from_proposer: one(mine) }
  const counter = (who: Actor, offer_id: Id<'trade_offers'>, more: object = {}) => who.ask(trades.placeOffer, { ...terms, offer_id, ...more })
  const first = (await counter(ann, offer.id, { coins_from_proposer: 5 })).result.trade_offer
  expect((await answer(ben, first.id, 'Rejected')).result.trade_offer).toMatchObject({ status: 'CounterOffer_Rejected', is_standing: false })
  const stands = (await ann.gets(trades.showOffer, { id: offer.id })).trade_offer
  expect(stands).toMatchObject({ status: 'CounterOffer_Rejected', is_standing: true, actions: ['accept', 'reject', 'counter'] })
  const second = (await counter(ann, offer.id, { coins_from_proposer: 4 })).result.trade_offer
  const third = (await counter(ben, second.id, { coins_from_proposer: 3 })).result.trade_offer
  expect((await counter(ann, third.id, { coins_from_proposer: 4 })).code).toBe('trade_offer.rounds')
  expect((await answer(ben, third.id, 'Removed')).code).toBe('trade_offer.reason')
  expect((await answer(ben, third.id, 'Removed', 'better_price')).result.trade_offer).toMatchObject({
    status: 'Removed',
    action_reason: 'better_price',
  })
  const { trade_offers } = await ann.gets(trades.proposalOffers, { id: offer.proposal_id })
  expect(trade_offers.map(({ round, status }) => [round, status])).toEqual([
    [4, 'Removed'],
    [3, 'CounterOffer_Placed'],
    [2, 'CounterOffer_Rejected'],
    [1, 'CounterOffer_Placed'],
  ])
  const { status_counts } = await ann.gets(trades.statusCounts, { trade_id: trade.id })
  expect(status_counts.find(({ status }) => status === 'Removed')?.count).toBe(1)
  expect(await free(ben)).toBe(await coins(ben))
  await finish([trade.id])
})

test('T2 two acceptances, or an acceptance and a withdrawal at once: one end, and the pieces are promised once', async () => {
  const { ann, ben, cleo, pool } = world
  const { item, trade } = await listed()
  const { trade: other } = await ann.gets(trades.create, { tradeables: one(item), is_published: true, title: 'The same again' })
  await pool.query('update stamp_items set used = 1 where id = $1', [item])
  const bens = (await offered(trade.id, [item], { coins_from_proposer: 10 })).offer
  const cleos = (await offered(other.id, [item], { coins_from_proposer: 11 }, cleo)).offer
  const answers = await Promise.all([answer(ann, bens.id, 'Accepted'), answer(ann, cleos.id, 'Accepted'), answer(ann, bens.id, 'Accepted')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await world.settle()
  const { rows } = await pool.query("select count(*)::int as n from item_commitments where stamp_item_id = $1 and status = 'active'", [item])
  expect(rows[0].n).toBe(1)
  const states = [(await ann.gets(trades.showOffer, { id: bens.id })).trade_offer, (await ann.gets(trades.showOffer, { id: cleos.id })).trade_offer]
  expect(states.map(({ status }) => status).sort()).toEqual(['Accepted', 'Expired'])
  const lost = states[0]!.status === 'Accepted' ? cleo : ben
  expect(await free(lost)).toBe(await coins(lost))
  const won = states.find(({ status }) => status === 'Accepted')!
  await ann.gets(trades.withdraw, { id: won.order_id!, action_reason: 'No time' })
  expect(await free(lost === ben ? cleo : ben)).toBe(await coins(lost === ben ? cleo : ben))
  expect((await ann.gets(stampItems.show, { id: item })).stamp_item.committed).toEqual({ mint: 0, used: 0 })
  await sound()
  await finish([trade.id, other.id])
})

test('T3 what was changed, sold or deleted since the offer is not accepted, and both are told', async () => {
  const { ann, ben } = world
  const { item, trade } = await listed()
  const { mine, offer } = await offered(trade.id, [item], { coins_from_proposer: 7 })
  await world.pool.query("update stamp_items set quality = 'repaired' where id = $1", [mine])
  expect((await answer(ann, offer.id, 'Accepted')).code).toBe('trade_offer.items_changed')
  expect((await ann.gets(trades.showOffer, { id: offer.id })).trade_offer.items_from_proposer[0]).toMatchObject({ is_there: false })
  await world.pool.query('update stamp_items set quality = null, deleted_at = clock_timestamp() where id = $1', [mine])
  expect((await answer(ann, offer.id, 'Accepted')).code).toBe('trade_offer.items_gone')
  await world.pool.query('update stamp_items set deleted_at = null where id = $1', [mine])
  await ben.gets(stampItems.remove, { id: mine })
  await world.settle()
  expect((await ann.gets(trades.showOffer, { id: offer.id })).trade_offer).toMatchObject({ status: 'Removed', action_reason: 'items_gone' })
  expect(await free(ben)).toBe(await coins(ben))
  const lines = (await ann.gets(notifications.list, {})).notifications.data
  expect(lines.some(({ data }) => data.type === 'trade_offer_rejected')).toBe(true)

  const { offer: second } = await offered(trade.id, [item])
  await world.pool.query("update stamp_items set status = 'FOR_SALE', used = 1 where id = $1", [item])
  await ann.gets(products.create, { productable_id: item, name: 'Junk 3 cents', regular_price: 900, is_published: true })
  expect((await answer(ann, second.id, 'Accepted')).code).toBe('trade_offer.items_gone')
  await world.settle()
  expect((await ann.gets(trades.show, { id: trade.id })).trade.status).toBe('draft')
  expect((await ben.gets(trades.showOffer, { id: second.id })).trade_offer.status).toMatch(/Removed|Expired/)
  await finish([trade.id])
})

test('a direct proposal goes to the owner of what is open to offers; nobody else knows of it', async () => {
  const { ann, ben, cleo } = world
  const wanted = await swapOf(world, ann, 'Open to offers', 'OPEN_TO_OFFERS')
  const mine = await swapOf(world, ben, 'For the open one')
  const given = { tradeables: one(wanted), receiver_id: ann.id, offer: { items_from_proposer: one(mine), coins_from_proposer: 5 } }
  expect((await ann.ask(trades.create, given)).code).toBe('trade.receiver')
  const { trade, trade_offer } = await ben.gets(trades.create, given)
  expect(trade).toMatchObject({ is_direct: true, sender_id: ben.id, receiver_id: ann.id, status: 'active', actions: [] })
  expect((await cleo.ask(trades.show, { id: trade.id })).status).toBe(404)
  expect((await world.guest.gets(trades.list, {})).trades.data.some(({ id }) => id === trade.id)).toBe(false)
  expect((await ann.gets(trades.list, { status: 'for-proposal' })).trades.data.map(({ id }) => id)).toContain(trade.id)
  expect((await ben.gets(trades.list, { status: 'my-placed-proposal' })).trades.data.map(({ id }) => id)).toEqual([trade.id])
  await answer(ann, trade_offer!.id, 'Rejected')
  expect((await ben.gets(trades.show, { id: trade.id })).trade.status).toBe('archived')
  expect(await free(ben)).toBe(await coins(ben))
  const hidden = await swapOf(world, ann, 'Private')
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [hidden])
  expect((await ben.ask(trades.create, { ...given, tradeables: one(hidden) })).code).toBe('trade.item')
})

test('the clock: offers after seven days, a trade at its end, 72 hours to proceed, 14 days to send, 30 to arrive', async () => {
  const { ann, ben, pool } = world
  const { item, trade } = await listed()
  const { offer } = await offered(trade.id, [item], { coins_from_proposer: 7 })
  await pool.query('update trade_proposals set expires_at = clock_timestamp() where id = $1', [offer.proposal_id])
  expect((await answer(ann, offer.id, 'Accepted')).code).toBe('trade_offer.over')
  await world.settle()
  expect((await ben.gets(trades.showOffer, { id: offer.id })).trade_offer.status).toBe('Expired')
  expect(await free(ben)).toBe(await coins(ben))

  const taken = async () =>
    (await ann.gets(trades.answerOffer, { id: (await offered(trade.id, [item])).offer.id, status: 'Accepted' })).trade_offer.order_id!
  const due = (id: string) => pool.query('update trade_orders set due_at = clock_timestamp() where id = $1', [id])
  const first = await taken()
  await due(first)
  await world.settle()
  expect((await ann.gets(trades.show, { id: trade.id })).trade).toMatchObject({ status: 'active', receiver_id: null })
  const second = await taken()
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id: second, address_id: homes.get(who.id)! })
  for (const who of [ann, ben]) await who.gets(trades.ship, { id: second, carrier: 'La Poste' })
  await due(second)
  await world.settle()
  expect((await ann.gets(trades.order, { id: trade.id })).trade_order.status).toBe('delivered')
  await due(second)
  await world.settle()
  expect((await ann.gets(trades.order, { id: trade.id })).trade_order.status).toBe('completed')

  const { trade: last } = await listed()
  await pool.query('update trades set expires_at = clock_timestamp() where id = $1', [last.id])
  expect((await ben.ask(trades.placeOffer, { trade_id: last.id, coins_from_proposer: 5 })).code).toBe('trade_offer.over')
  await world.settle()
  expect((await ann.gets(trades.show, { id: last.id })).trade.status).toBe('expired')
})

test('in a dispute everything stays held; a moderator settles it, and the deposit goes to who kept the word', async () => {
  const { ann, ben } = world
  const fay = await world.join('fay', { role: 'administrator' })
  const before = { ann: await coins(ann), ben: await coins(ben) }
  const { item, trade } = await listed({ deposit: 30 })
  const { offer } = await offered(trade.id, [item], { coins_from_proposer: 25 })
  const id = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer.order_id!
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id, address_id: homes.get(who.id)! })
  await ann.gets(trades.ship, { id, carrier: 'La Poste' })
  expect((await ann.gets(trades.dispute, { id, reason: 'Ben has sent nothing' })).trade_order.status).toBe('disputed')
  expect([await free(ann), await free(ben)]).toEqual([before.ann - 30, before.ben - 55])
  const { trade_orders } = await fay.gets(trades.disputed, {})
  expect(trade_orders.data.map((one) => one.id)).toEqual([id])
  const settled = await fay.ask(trades.settle, { id, outcome: 'cancelled', pays: 'proposer', note: 'Nothing was sent' })
  expect(settled.status, settled.text).toBe(200)
  expect([await free(ann), await free(ben)]).toEqual([before.ann + 30, before.ben - 30])
  expect((await ann.gets(trades.show, { id: trade.id })).trade.status).toBe('archived')
  expect((await fay.ask(trades.settle, { id, outcome: 'completed', note: 'Again' })).code).toBe('trade_order.wrong_state')
  await sound()
})
