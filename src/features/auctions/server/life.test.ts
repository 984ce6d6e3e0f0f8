import { afterEach, beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { bidOn, closeLot, endsIn, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { DECLINED, expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { auctions } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  await mayBid(world, ann, 'FR')
  for (const member of [ben, cleo]) await mayBid(world, member)
})
afterEach(({ task }) => expectBooks(world, task.name))
const close = (id: string) => closeLot(world, id)
const notices = async (who: Actor, type: string) =>
  (await world.pool.query('select count(*)::int as n from notifications where member_id = $1 and type = $2', [who.id, type])).rows[0].n
const letters = async (who: Actor, template: string) =>
  (await world.pool.query('select count(*)::int as n from mails where recipient = $1 and template = $2', [who.email, template])).rows[0]?.n
async function pay(who: Actor, group_id: string, payment_method_id = 'pm_card_visa') {
  const { quote } = await who.gets(orders.wonQuote, { id: group_id as never })
  const [way] = quote.ways
  const address = (await who.gets(places.list, {})).addresses[0]!
  const given = { id: group_id as never, address_id: address.id, payment_method_id, way: way!.way, expected_total: way!.total }
  return who.ask(orders.payWon, given)
}
/** 72 hours pass: the purchase is dated back, because the clock is the database's. */
async function letPass(group_id: string) {
  await world.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", [group_id])
  await world.product.timers.sweep()
  await world.settle()
}

test('ben wins, a declined card ends nothing, he pays, and the item has left ann’s collection; then losing ceilings are open', async () => {
  const { ann, ben, cleo } = world
  const lot = await openLot(world, ann)
  await bidOn(ben, lot.id, 5_000)
  await bidOn(cleo, lot.id, 3_000)
  await close(lot.id)
  const won = await lotSeen(ben, lot.id)
  expect(won).toMatchObject({ status: 'closed_sold', standing: 'won', outcome: { price: 3_100, is_winner: true, order_status: 'pending_payment' } })
  expect((await lotSeen(cleo, lot.id)).outcome).toMatchObject({ is_winner: false, order_id: null, group_id: null, winner: 1 })
  expect([await notices(ben, 'auction_won_bidder'), await notices(ann, 'auction_won_owner'), await notices(cleo, 'auction_closed')]).toEqual([
    1, 1, 1,
  ])
  const hidden = (await cleo.gets(auctions.bids, { id: lot.id })).bids.data.map(({ maximum_amount }) => maximum_amount)
  expect(hidden).toEqual([3_000, null])

  const group_id = won.outcome!.group_id!
  expect(await pay(ben, group_id, DECLINED)).toMatchObject({ status: 422, code: 'payment.declined' })
  expect((await lotSeen(ben, lot.id)).outcome).toMatchObject({ order_status: 'pending_payment' })
  expect((await pay(ben, group_id)).result.group).toMatchObject({ status: 'paid', total: 3_800 })
  await world.settle()
  await expectBalanced(world)
  const { rows } = await world.pool.query('select deleted_at is not null as gone, used, committed_used from stamp_items where id = $1', [
    lot.auctionable_id,
  ])
  expect(rows[0]).toEqual({ gone: true, used: 0, committed_used: 0 })
  expect(await lotSeen(cleo, lot.id)).toMatchObject({ is_final: true })
  const open = (await world.guest.gets(auctions.bids, { id: lot.id })).bids.data.map(({ bidder, maximum_amount }) => [bidder, maximum_amount])
  expect(open).toEqual([
    [2, 3_000],
    [1, null],
  ])
  expect(await notices(ben, 'auction_order_confirmation')).toBe(1)
  const { orders: won_orders } = await ben.gets(orders.list, { kind: ['auction'] })
  expect(won_orders.data).toMatchObject([{ kind: 'auction', source_id: lot.id, status: 'processing' }])
})

test('F11 an unpaid lot is taken back with a strike; cleo takes the second chance at her own ceiling', async () => {
  const { ann, ben, cleo } = world
  const lot = await openLot(world, ann)
  await bidOn(ben, lot.id, 5_000)
  await bidOn(cleo, lot.id, 3_000)
  await close(lot.id)
  await letPass((await lotSeen(ben, lot.id)).outcome!.group_id!)
  const back = await lotSeen(ann, lot.id)
  expect(back).toMatchObject({ status: 'defaulted', auctionable: { status: 'FOR_AUCTION' }, actions: ['second_chance', 'relist'], is_final: false })
  expect(await notices(ann, 'auction_order_action')).toBe(1)
  expect((await ben.gets(auctions.participated, { type: 'expired' })).auctions.data.map(({ id }) => id)).toContain(lot.id)
  const offered = await ann.gets(auctions.secondChance, { id: lot.id })
  expect(offered.auction.second_chance).toMatchObject({ bidder: 2, is_mine: false, price: null })
  expect((await lotSeen(cleo, lot.id)).second_chance).toMatchObject({ is_mine: true, price: 3_000 })
  expect((await ben.ask(auctions.answerSecondChance, { id: lot.id, is_accepted: true })).code).toBe('auction.wrong_state')
  const taken = await cleo.gets(auctions.answerSecondChance, { id: lot.id, is_accepted: true })
  expect(taken.auction).toMatchObject({ status: 'closed_sold', outcome: { is_winner: true, price: 3_000 } })
  expect((await pay(cleo, taken.auction.outcome!.group_id!)).status).toBe(200)
  await world.settle()
  await expectBalanced(world)
  await world.pool.query('delete from auction_strikes')
})

test('F11 below the reserve nobody has it; the highest bidder may be offered it, and leave it', async () => {
  const { ann, ben } = world
  const lot = await openLot(world, ann, { reserve_price: 9_000 })
  expect((await bidOn(ben, lot.id, 5_000)).result.auction).toMatchObject({ current_price: 5_000, reserve: 'not_met' })
  await close(lot.id)
  expect(await lotSeen(ann, lot.id)).toMatchObject({ status: 'closed_unsold', outcome: { is_sold: false }, actions: ['second_chance', 'relist'] })
  await ann.gets(auctions.secondChance, { id: lot.id })
  expect((await ann.ask(auctions.relist, { id: lot.id })).code).toBe('auction.wrong_state')
  await ben.gets(auctions.answerSecondChance, { id: lot.id, is_accepted: false })
  expect((await ann.ask(auctions.secondChance, { id: lot.id })).code).toBe('auction.nobody')
  const again = await ann.gets(auctions.relist, { id: lot.id })
  expect(again.auction).toMatchObject({ status: 'draft', previous_auction_id: lot.id, reserve_price: 9_000 })
  expect(await lotSeen(ann, lot.id)).toMatchObject({ is_final: true, next_auction_id: again.auction.id, auctionable: { status: 'FOR_AUCTION' } })
})

test('F9 ben buys at once against cleo’s bid and a second buyer in the same instant: one has it, and there is one order', async () => {
  const { ann, ben, cleo } = world
  for (let round = 0; round < 5; round++) {
    const lot = await openLot(world, ann, { buy_it_now_price: 5_000 })
    const buy = (who: Actor) => who.ask(auctions.buyNow, { id: lot.id, expected_price: 5_000 })
    const said = await Promise.all([buy(ben), bidOn(cleo, lot.id, 2_000), buy(cleo), buy(ben)])
    const seen = await lotSeen(ann, lot.id)
    const { rows } = await world.pool.query('select count(*)::int as n from orders where source_id = $1', [lot.id])
    const sold = said.filter(({ status }, at) => at !== 1 && status === 200).length
    expect([sold, rows[0].n, seen.status]).toEqual(sold ? [1, 1, 'closed_sold'] : [0, 0, 'active'])
    expect(sold === 1).toBe(said[1]!.status !== 200)
  }
})

test('F11 bought at once and never paid: the only bidder is offered the lot at their own ceiling', async () => {
  const { ann, ben, cleo } = world
  const lot = await openLot(world, ann, { reserve_price: 5_000, buy_it_now_price: 6_000 })
  await bidOn(ben, lot.id, 3_000)
  await cleo.gets(auctions.buyNow, { id: lot.id, expected_price: 6_000 })
  await letPass((await lotSeen(cleo, lot.id)).outcome!.group_id!)
  expect((await lotSeen(ann, lot.id)).actions).toContain('second_chance')
  await ann.gets(auctions.secondChance, { id: lot.id })
  await ben.gets(auctions.answerSecondChance, { id: lot.id, is_accepted: true })
  expect(await lotSeen(ben, lot.id)).toMatchObject({ status: 'closed_sold', outcome: { price: 3_000, is_winner: true } })
  await world.settle()
})

test('F2 a bid that waited behind a lock over the end is late, and nothing of it stays', async () => {
  const { ann, ben } = world
  const lot = await openLot(world, ann)
  await endsIn(world, lot.id, 700)
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('select from auctions where id = $1 for update', [lot.id])
  const waiting = bidOn(ben, lot.id, 2_000)
  await new Promise((done) => setTimeout(done, 1_200))
  await holder.query('commit')
  holder.release()
  expect(await waiting).toMatchObject({ status: 409, code: 'auction.closed' })
  expect((await world.pool.query('select count(*)::int as n from auction_bids where auction_id = $1', [lot.id])).rows[0].n).toBe(0)
})

test('F3 fifty identical bids at once are one; the same key again gets the same answer', async () => {
  const { ann, ben } = world
  const lot = await openLot(world, ann)
  const said = await Promise.all(Array.from({ length: 50 }, () => bidOn(ben, lot.id, 2_000)))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  const key = crypto.randomUUID()
  const twice = [
    await ben.ask(auctions.bid, { id: lot.id, amount: 3_000 }, { key }),
    await ben.ask(auctions.bid, { id: lot.id, amount: 3_000 }, { key }),
  ]
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await lotSeen(ann, lot.id)).bid_count).toBe(2)
})

test('F4 F5 who may not bid is told why: the seller, a shared address, no card; and a bid is a whole amount from the least on', async () => {
  const { ann, ben, cleo, pool } = world
  const lot = await openLot(world, ann, { shipping_abroad: null })
  expect((await bidOn(ann, lot.id, 2_000)).code).toBe('auction.own')
  expect((await bidOn(ben, lot.id, 2_000)).code).toBe('auction.delivery')
  const near = await openLot(world, ann)
  await pool.query(
    'update addresses b set address = a.address, zipcode = a.zipcode, country = a.country from addresses a where a.member_id = $1 and b.member_id = $2',
    [ann.id, cleo.id],
  )
  expect((await bidOn(cleo, near.id, 2_000)).code).toBe('auction.barred')
  await pool.query("update addresses set address = '9 Far Street' where member_id = $1", [cleo.id])
  const dora = await world.join('dora')
  expect((await bidOn(dora, near.id, 2_000)).code).toBe('auction.address')
  await mayBid(world, dora)
  await pool.query('delete from payment_methods where member_id = $1', [dora.id])
  expect((await bidOn(dora, near.id, 2_000)).code).toBe('auction.card')
  for (const amount of [0, -1, 1.5, '2000', 999, null, 1e12])
    expect([amount, (await bidOn(ben, near.id, amount as number)).status]).toEqual([amount, 422])
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, ben.id])
  expect((await bidOn(ben, near.id, 2_000)).status).toBe(404)
  await pool.query('delete from blocks')
})

test('F8 after the first bid nothing of a lot can be changed; its seller may end it early, and the bids fall', async () => {
  const { ann, ben } = world
  const lot = await openLot(world, ann)
  const given = {
    id: lot.id,
    auctionable_id: lot.auctionable_id!,
    initial_bid: 500,
    shipping_option: 'letter_tracked',
    shipping_amount: 300,
    shipping_abroad: 700,
  }
  expect((await ann.gets(auctions.update, given)).auction).toMatchObject({ initial_bid: 500, status: 'active' })
  await bidOn(ben, lot.id, 2_000)
  expect((await ann.ask(auctions.update, given)).status).toBe(409)
  expect((await ann.ask(auctions.remove, { id: lot.id })).status).toBe(409)
  const item = lot.auctionable!
  const edited = await ann.ask(stampItems.update, {
    ...item,
    id: item.id,
    name: 'Changed',
    status: 'FOR_AUCTION',
    media_ids: item.medias.map(({ id }) => id),
  } as never)
  expect(edited.status).toBeGreaterThanOrEqual(400)
  const ended = await ann.gets(auctions.endEarly, { id: lot.id })
  expect(ended.auction).toMatchObject({ status: 'cancelled', current_price: null, outcome: { is_sold: false } })
  await world.settle()
  expect(await notices(ben, 'auction_closed')).toBeGreaterThan(0)
})

test('ben withdraws his bids: the price is counted anew, and it is told in public', async () => {
  const { ann, ben, cleo } = world
  const lot = await openLot(world, ann)
  await bidOn(cleo, lot.id, 2_000)
  await bidOn(ben, lot.id, 9_000)
  const after = await ben.gets(auctions.retractBid, { id: lot.id, reason: 'wrong_amount' })
  expect(after.auction).toMatchObject({ current_price: 1_000, retraction_count: 1, own: null, standing: 'outbid', bid_count: 1 })
  expect((await lotSeen(cleo, lot.id)).own).toMatchObject({ is_leading: true, maximum: 2_000 })
  expect((await ben.ask(auctions.retractBid, { id: lot.id, reason: 'wrong_amount' })).code).toBe('auction.not_retractable')
})

test('cleo watches: she is told an hour before the end, and how it ended', async () => {
  const { ann, cleo } = world
  const lot = await openLot(world, ann)
  expect(await cleo.gets(auctions.watch, { id: lot.id })).toEqual({ is_watched: true, watcher_count: 1 })
  expect(await lotSeen(cleo, lot.id)).toMatchObject({ is_watched: true, watcher_count: 1, standing: null })
  const before = [await notices(cleo, 'auction_ending_soon'), await notices(cleo, 'auction_closed')]
  await endsIn(world, lot.id, 3_000_000)
  await world.product.timers.sweep()
  await world.settle()
  expect(await notices(cleo, 'auction_ending_soon')).toBe(before[0] + 1)
  await close(lot.id)
  expect(await notices(cleo, 'auction_closed')).toBe(before[1] + 1)
  expect(await letters(cleo, 'auction_ending_soon')).toBeGreaterThan(0)
})
