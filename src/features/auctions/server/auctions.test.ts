import { beforeAll, expect, test } from 'vitest'
import { searches } from '#features/search/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { bidOn, closeLot, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { auctions } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  for (const member of [ann, ben, cleo]) await mayBid(world, member)
})

test('ann opens a lot, ben and cleo bid: the price is one step over the second ceiling, and nobody sees another’s', async () => {
  const { ann, ben, cleo } = world
  const lot = await openLot(world, ann)
  expect(lot).toMatchObject({
    status: 'active',
    current_price: null,
    next_minimum: 1_000,
    bid_count: 0,
    reserve: 'none',
    actions: ['edit', 'end_early'],
  })
  expect((await bidOn(ben, lot.id, 5_000)).result.auction).toMatchObject({
    current_price: 1_000,
    leader: 1,
    own: { bidder: 1, maximum: 5_000, is_leading: true },
  })
  expect((await bidOn(cleo, lot.id, 1_049)).code).toBe('auction.too_low')
  expect((await bidOn(cleo, lot.id, 2_000)).result.auction).toMatchObject({ current_price: 2_050, standing: 'outbid', own: { maximum: 2_000 } })
  expect((await bidOn(cleo, lot.id, 5_000)).result.auction).toMatchObject({ current_price: 5_000, leader: 1 })
  expect((await bidOn(ben, lot.id, 5_000)).code).toBe('auction.not_higher')
  const seen = await lotSeen(ann, lot.id)
  expect(seen).toMatchObject({ own: null, why_not: 'own', bid_count: 3, version: 3 })
  const { bids } = await world.cleo.gets(auctions.bids, { id: lot.id })
  expect(bids.data.map(({ bidder, amount, maximum_amount }) => [bidder, amount, maximum_amount])).toEqual([
    [2, 5_000, 5_000],
    [2, 2_050, 2_000],
    [1, 1_000, null],
  ])
})

test('lots that run are found by the search over everything, drafts and the lots of who has blocked one are not', async () => {
  const { ann, ben, guest, pool } = world
  const lot = await openLot(world, ann, { name: 'Zanzibar surcharge inverted' })
  await openLot(world, ann, { name: 'Zanzibar draft', is_published: false })
  const found = async (search: string, who = guest) =>
    (await who.gets(searches.suggest, { search, searchable_type: 'Auction' })).search.data.map(({ path }) => path)
  for (const search of ['zanzibar surcharge', 'Zanz', 'inverted zan'])
    expect([search, await found(search)]).toEqual([search, [`/auctions/${lot.id}`]])
  expect(await found('zanzibar of another kind')).toEqual([])
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, ben.id])
  expect(await found('zanzibar', ben)).toEqual([])
  await pool.query('delete from blocks')
})

test('the item is held for the lot: its owner cannot sell, edit or delete it, and it is IN_AUCTION until the lot ends', async () => {
  const { ann } = world
  const lot = await openLot(world, ann)
  const item = lot.auctionable!
  expect(item.status).toBe('IN_AUCTION')
  const again = await ann.ask(auctions.create, { auctionable_id: item.id, initial_bid: 100, ends_at: lot.ends_at, is_published: true } as never)
  expect(again.code).toBe('auction.item_status')
  expect((await ann.ask(stampItems.remove, { id: item.id })).status).toBe(409)
  const ended = await ann.gets(auctions.endEarly, { id: lot.id })
  expect(ended.auction).toMatchObject({ status: 'cancelled', actions: ['relist'] })
  expect(ended.auction.auctionable!.status).toBe('FOR_AUCTION')
})

test('an item that is not for auction, or has no picture, opens no lot; a draft is its seller’s alone', async () => {
  const { ann, ben } = world
  const item = await keepItem(world, ann, { status: 'FOR_SALE' })
  const given = { auctionable_id: item.id, initial_bid: 100, shipping_option: 'letter_tracked', shipping_amount: 100 }
  const { auction: draft } = await ann.gets(auctions.create, given)
  expect(draft.status).toBe('draft')
  expect((await ben.ask(auctions.show, { id: draft.id })).status).toBe(404)
  expect((await ann.ask(auctions.publish, { id: draft.id })).code).toBe('auction.item_status')
  const { auctions: drafts } = await ann.gets(auctions.list, { type: 'draft' })
  expect(drafts.data.map(({ id }) => id)).toContain(draft.id)
  await ann.gets(auctions.remove, { id: draft.id })
  expect((await ann.ask(auctions.show, { id: draft.id })).status).toBe(404)
})

test('an hour before the end the list begins with it; at the end bids are late, and the winner has an order', async () => {
  const { ann, ben } = world
  const lot = await openLot(world, ann, { reserve_price: 3_000 })
  await bidOn(ben, lot.id, 4_000)
  const { auctions: found } = await ben.gets(auctions.list, { country: ['FR'], search: 'cérès' })
  expect(found.data.map(({ id }) => id)).toContain(lot.id)
  await closeLot(world, lot.id)
  expect(await lotSeen(ben, lot.id)).toMatchObject({
    status: 'closed_sold',
    outcome: { is_sold: true, price: 3_000, is_winner: true, order_status: 'pending_payment' },
  })
})
