import { beforeAll, expect, test } from 'vitest'
import { bounties } from '#features/bounties/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { trades } from '#features/trades/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { daysAhead, openLot } from '#test/support/auctions.ts'
import { giveCoins, keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { savedSearches } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
  await giveCoins(world, world.ann, 500)
  await world.pool.query("update members set plan = 'premium' where username in ('ann', 'cleo')")
})
type Given = GivenOf<typeof savedSearches.save>
const save = (searchable_type: string, filters: Given['filters']) =>
  world.cleo.ask(savedSearches.save, { name: `${searchable_type} ${Object.keys(filters)}`, searchable_type, filters, alerts: 'instant' })
const found = async (id: string) =>
  (await world.pool.query('select subject_id from saved_search_matches where saved_search_id = $1', [id])).rows.map((row) => row.subject_id as string)

test('cleo is told of a lot that opens for her words, country and price, and the notice is the one of auctions', async () => {
  const { ann, cleo } = world
  const { saved_search } = (await save('Auction', { search: 'penny bl', country: ['GB'], price_to: 1_500 })).result
  expect(saved_search.path).toBe('/marketplace/auctions?search=penny+bl&country=GB&price_to=1500')
  const lot = await openLot(world, ann, { name: 'Penny Black' }, { country: 'GB', year_issued: 1840 })
  await openLot(world, ann, { name: 'Penny Black, dear', initial_bid: 2_000 }, { country: 'GB' })
  await openLot(world, ann, { name: 'Penny Black' }, { country: 'FR' })
  await world.settle()
  expect(await found(saved_search.id)).toEqual([lot.id])
  await world.pool.query("update saved_searches set due_at = clock_timestamp() - interval '1 second' where due_at is not null")
  await world.settle()
  await world.settle()
  const told = (await cleo.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)
  expect(told.filter((type) => type.startsWith('searched') || type.startsWith('saved'))).toEqual(['searched_auction_created'])
})

test('of a trade that opens she is told once, not when only its end is moved', async () => {
  const { ann } = world
  const item = await keepItem(world, ann, { name: 'Blue Mauritius', status: 'FOR_TRADE', country: 'MU' })
  const given = { title: 'Blue Mauritius for others', tradeables: [{ stamp_item_id: item.id }] }
  const { trade } = await ann.gets(trades.create, { ...given, is_published: true })
  await world.settle()
  const { saved_search } = (await save('Trade', { search: 'mauritius' })).result
  await ann.gets(trades.update, { id: trade.id, expiry_time: await daysAhead(world, 20) })
  await world.settle()
  expect(await found(saved_search.id)).toEqual([])
  const other = (await ann.gets(trades.create, { ...given, title: 'Mauritius again', is_published: true })).trade
  await ann.gets(trades.create, { ...given, title: 'Mauritius, a draft', is_published: false })
  await world.settle()
  expect(await found(saved_search.id)).toEqual([other.id])
})

test('of a bounty that opens she is told; a filter that its list does not have is refused by name', async () => {
  const { ann } = world
  const { saved_search } = (await save('Bounty', { search: 'helvetia' })).result
  expect((await save('Bounty', { grade: ['XF'] })).code).toBe('saved_search.filter')
  const wanted = { reward_option: 'coins' as const, offered_coins: 50 }
  const { bounty } = await ann.gets(bounties.create, { ...wanted, title: 'Sitting Helvetia 30 rappen', is_published: true })
  await ann.gets(bounties.create, { ...wanted, title: 'Helvetia, a draft', is_published: false })
  await world.settle()
  expect(await found(saved_search.id)).toEqual([bounty.id])
})
