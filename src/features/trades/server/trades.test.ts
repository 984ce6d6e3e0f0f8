import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { causeOf } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { swapOf } from '../test/fixtures.ts'
import { one, trading } from '../test/trading.ts'

const world = useWorld()
const { begin, answer, coins, finish, free, home, isSound, listed, offered } = trading(world)
beforeAll(async () => {
  await begin()
})

interface Agreed {
  readonly id: Id<'trade_orders'>
  readonly trade: { readonly id: Id<'trades'> }
  readonly item: Id<'stamp_items'>
  readonly before: { readonly ann: number; readonly ben: number }
}
/** Both proceed, send and confirm; then the pieces and fifty coins are the other’s. */
async function dealt({ id, trade, item, before }: Agreed) {
  const { ann, ben, cleo } = world
  expect((await ann.ask(stampItems.remove, { id: item })).code).toBe('stamp_item.committed')
  expect((await cleo.ask(trades.order, { id: trade.id })).status).toBe(404)
  expect((await ann.ask(trades.proceed, { id })).code).toBe('trade_order.address')
  await ann.gets(trades.proceed, { id, address_id: home(ann) })
  expect((await ben.gets(trades.order, { id: trade.id })).trade_order.legs.map(({ address }) => address)).toEqual([null, null])
  const { trade_order } = await ben.gets(trades.proceed, { id, address_id: home(ben) })
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
  const causes = await Promise.all([causeOf(ann, 'trade_paid', 'COIN'), causeOf(ben, 'trade_held', 'COIN'), causeOf(ann, 'trade_completed', 'COIN')])
  for (const cause of causes)
    expect(cause).toEqual({ name: 'trade', number: expect.any(Number), path: expect.stringMatching(/^\/orders\/trade-detail\//) })
  expect([await free(ann), await free(ben)]).toEqual([before.ann + 60, before.ben - 40])
  const { stamp_items } = await ben.gets(stampItems.list, { user_id: ben.id })
  expect(stamp_items.data.filter(({ name }) => name === 'Junk 3 cents')).toMatchObject([{ status: 'PRIVATE', quantity_owned: { mint: 0, used: 1 } }])
  expect((await ann.gets(stampItems.show, { id: item })).stamp_item.quantity_owned.used).toBe(2)
  expect((await ann.gets(trades.show, { id: trade.id })).trade).toMatchObject({ status: 'completed', receiver_id: ben.id })
  expect(await isSound()).toBe(true)
  await world.settle()
  const toldOf = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data)
  const told = async (who: Actor) => (await toldOf(who)).map(({ type }) => type)
  expect(await told(ann)).toEqual(
    expect.arrayContaining(['trade_offer_placed', 'trade_counter_offer_placed', 'trade_order_confirmation', 'trade_order_action']),
  )
  expect(await told(ben)).toEqual(expect.arrayContaining(['trade_counter_offer_placed', 'trade_offer_accepted', 'trade_order_confirmation']))
  const asked = (await toldOf(ben)).find(({ type }) => type === 'transaction_feedback')
  expect(asked?.subject, 'no order').toMatch(/^Trade [\d\s]+: how did it go\?$/)
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
  await dealt({ id: taken.order_id!, trade, item, before })
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
