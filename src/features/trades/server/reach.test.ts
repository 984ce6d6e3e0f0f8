import { beforeAll, expect, test } from 'vitest'
import { places } from '#features/places/contract.ts'
import { searches } from '#features/search/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { swapOf } from '../test/fixtures.ts'
import { one, trading } from '../test/trading.ts'

const world = useWorld()
const { begin, answer, coins, finish, free, home, isSound, listed, offered } = trading(world)
beforeAll(async () => {
  await begin()
})

test('whoever is blocked knows of the trade they have offered for, and sends no new terms; nor does ann to them', async () => {
  const { ann, ben, pool } = world
  const { item, trade } = await listed()
  const { mine, offer } = await offered(trade.id, [item])
  const terms = { trade_id: trade.id, items_from_owner: one(item), items_from_proposer: one(mine) }
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, ben.id])
  expect((await ann.ask(trades.placeOffer, { ...terms, offer_id: offer.id })).code).toBe('trade_offer.not_found')
  await answer(ann, offer.id, 'Rejected')
  expect((await ben.gets(trades.show, { id: trade.id })).trade.id).toBe(trade.id)
  expect((await ben.ask(trades.placeOffer, terms)).code).toBe('trade_offer.not_found')
  await pool.query('delete from blocks')
  expect((await ben.ask(trades.placeOffer, terms)).status).toBe(200)
  await finish([trade.id])
})

test('direct proposals count among the offers of a plan, and such a trade lasts as long as its newest terms', async () => {
  const { ann, ben, pool } = world
  const wanted = await swapOf(world, ann, 'Open to offers', 'OPEN_TO_OFFERS')
  const mine = await swapOf(world, ben, 'For the open one')
  const given = { tradeables: one(wanted), receiver_id: ann.id, offer: { items_from_proposer: one(mine) } }
  await pool.query("update members set plan = 'free' where id = $1", [ben.id])
  const sent = []
  for (let n = 0; n < 5; n++) sent.push((await ben.gets(trades.create, given)).trade_offer!)
  expect((await ben.ask(trades.create, given)).code).toBe('trade_offer.limit')
  await pool.query("update members set plan = 'premium' where id = $1", [ben.id])

  const [first] = sent
  await pool.query("update trades set expires_at = clock_timestamp() + interval '1 minute' where id = $1", [first!.trade_id])
  const terms = { trade_id: first!.trade_id, items_from_owner: one(wanted), items_from_proposer: one(mine), offer_id: first!.id }
  const { trade_offer } = await ann.gets(trades.placeOffer, { ...terms, coins_from_proposer: 1 })
  expect((await ben.gets(trades.show, { id: first!.trade_id })).trade.expiry_time).toEqual(trade_offer.expires_at)
  for (const { id } of [trade_offer, ...sent.slice(1)]) await answer(ben, id, 'Removed', 'done')
})

test('a draft is sent while its items are as they were when it was written', async () => {
  const { ben, pool } = world
  const { item, trade } = await listed()
  const { mine, offer } = await offered(trade.id, [item], { is_draft: true })
  await pool.query("update stamp_items set quality = 'repaired' where id = $1", [mine])
  expect((await answer(ben, offer.id, 'Active')).code).toBe('trade_offer.stale')
  await pool.query('update stamp_items set quality = null where id = $1', [mine])
  expect((await answer(ben, offer.id, 'Active')).status).toBe(200)
  await finish([trade.id])
})

test('a draft is sent to what its trade takes by now, and to nobody who has blocked its maker since', async () => {
  const { ann, ben, pool } = world
  const { item, trade } = await listed()
  const { offer } = await offered(trade.id, [item], { is_draft: true, coins_from_proposer: 5 })
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, ben.id])
  expect(await answer(ben, offer.id, 'Active')).toMatchObject({ status: 404, code: 'trade_offer.not_found' })
  await pool.query('delete from blocks')
  await pool.query('update members set withheld = $2 where id = $1', [ben.id, ['marketplace.trading.coins']])
  expect((await answer(ben, offer.id, 'Active')).code).toBe('trade_offer.plan')
  await pool.query("update members set withheld = '{}' where id = $1", [ben.id])
  await ann.gets(trades.unpublish, { id: trade.id })
  await ann.gets(trades.update, { id: trade.id, trade_type: 'stamps' })
  await ann.gets(trades.publish, { id: trade.id })
  expect((await answer(ben, offer.id, 'Active')).code).toBe('trade_offer.stamps_only')
  await ann.gets(trades.unpublish, { id: trade.id })
  await ann.gets(trades.update, { id: trade.id, trade_type: 'coins_and_stamps' })
  await ann.gets(trades.publish, { id: trade.id })
  expect((await answer(ben, offer.id, 'Active')).status).toBe(200)
  await finish([trade.id])
})

test('what its owner does not show any more is a name in an old trade: no line, picture or value', async () => {
  const { ann, ben, pool } = world
  const { item, trade } = await listed()
  await pool.query('update stamp_items set coins_value = 77 where id = $1', [item])
  const piece = async (who = ben) => (await who.gets(trades.show, { id: trade.id })).trade.tradeables[0]
  expect(await piece()).toMatchObject({ name: 'Junk 3 cents', value: 77, image_url: expect.any(String) })
  await pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [item])
  expect(await piece()).toMatchObject({ name: 'Junk 3 cents', value: null, image_url: null, line: '', is_there: false })
  expect(await piece(ann)).toMatchObject({ value: 77 })
  await finish([trade.id])
})

test('an agreed trade that is open again without one of its other items leaves the market', async () => {
  const { ann, ben } = world
  const other = await swapOf(world, ann, 'Goes elsewhere')
  const item = await swapOf(world, ann, 'Stays')
  const { trade } = await ann.gets(trades.create, { tradeables: [...one(item), ...one(other)], is_published: true })
  const { offer } = await offered(trade.id, [item])
  const { order_id } = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer
  await ann.gets(stampItems.remove, { id: other })
  await world.settle()
  await ben.gets(trades.withdraw, { id: order_id!, action_reason: 'No time' })
  expect((await ann.gets(trades.show, { id: trade.id })).trade.status).toBe('draft')
  await finish([trade.id])
})

test('open trades are found by country, category and the beginning of a word; drafts and what is blocked are not', async () => {
  const { ann, ben, cleo, guest, pool } = world
  const older = await swapOf(world, cleo, 'Sansibar of Cleo')
  const { trade: cleos } = await cleo.gets(trades.create, { tradeables: one(older), title: 'Zanzibari', is_published: true })
  const item = await swapOf(world, ann, 'Zanzibar 2 annas')
  await pool.query("update stamp_items set country = 'GB' where id = $1", [item])
  const { trade } = await ann.gets(trades.create, { tradeables: one(item), is_published: true })
  const { trade: draft } = await ann.gets(trades.create, { tradeables: one(item), title: 'Zanzibar, a draft' })
  const suggested = async (search: string, who = guest, page_size = 8) =>
    (await who.gets(searches.suggest, { search, searchable_type: 'Trade', page_size })).search.data.map(({ path }) => path)
  expect(await suggested('zanz')).toEqual([trade, cleos].map(({ id }) => `/trades/${id}/show`))
  expect(await suggested('zanzibar draft')).toEqual([])
  const listed = async (more: object) => (await guest.gets(trades.list, { search: 'zanzibar annas', ...more })).trades.data.map(({ id }) => id)
  expect([await listed({ country: ['GB'] }), await listed({ country: ['FR'] })]).toEqual([[trade.id], []])
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, ben.id])
  // What is blocked takes nobody’s place.
  expect(await suggested('zanz', ben, 1)).toEqual([`/trades/${cleos.id}/show`])
  await pool.query('delete from blocks')
  await finish([trade.id, draft.id])
  expect(await suggested('zanz')).toEqual([`/trades/${cleos.id}/show`])
  await cleo.gets(trades.archive, { id: cleos.id })
})

test('no moderator settles a trade of their own, and both sides read why it was settled so', async () => {
  const { ann } = world
  const [fay, gus] = [await world.join('fay', { role: 'administrator' }), await world.join('gus', { role: 'administrator' })]
  await world.pool.query("update members set plan = 'premium' where id = $1", [fay.id])
  const { item, trade } = await listed()
  const { offer } = await offered(trade.id, [item], {}, fay)
  const id = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer.order_id!
  const fays = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
  const { address } = await fay.gets(places.create, fays)
  await ann.gets(trades.proceed, { id, address_id: home(ann) })
  await fay.gets(trades.proceed, { id, address_id: address.id })
  await ann.gets(trades.dispute, { id, reason: 'Nothing came' })
  const verdict = { id, outcome: 'completed', note: 'Both parcels were seen' } as const
  expect((await fay.ask(trades.settle, verdict)).code).toBe('trade_order.own')
  expect((await gus.ask(trades.settle, verdict)).status).toBe(200)
  expect((await ann.gets(trades.order, { id: trade.id })).trade_order).toMatchObject({ status: 'completed', action_reason: verdict.note })
})

test('timers against what both sides do at the same moment: deposits end once, and the books are sound', async () => {
  const { ann, ben, pool } = world
  const before = [await coins(ann), await coins(ben)]
  const acts = {
    withdraw: (id: Id<'trade_orders'>) => [
      ann.ask(trades.withdraw, { id, action_reason: 'No time' }),
      ben.ask(trades.withdraw, { id, action_reason: 'No time' }),
    ],
    proceed: (id: Id<'trade_orders'>) => [ann, ben].map((who) => who.ask(trades.proceed, { id, address_id: home(who) })),
  }
  for (const act of [acts.withdraw, acts.proceed, acts.withdraw, acts.proceed]) {
    const { item, trade } = await listed({ deposit: 30 })
    const { offer } = await offered(trade.id, [item], { coins_from_proposer: 25 })
    const id = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer.order_id!
    await pool.query('update trade_orders set due_at = clock_timestamp() where id = $1', [id])
    await Promise.all([world.product.timers.sweep(), ...act(id), world.product.timers.sweep()])
    await world.settle()
    const { status } = (await ann.gets(trades.order, { id: trade.id })).trade_order
    const held = status === 'cancelled' ? [0, 0] : [30, 55]
    expect([before[0]! - (await free(ann)), before[1]! - (await free(ben))], status).toEqual(held)
    if (status !== 'cancelled') {
      expect(status).toBe('processing')
      await pool.query('update trade_orders set due_at = clock_timestamp() where id = $1', [id])
      await Promise.all([world.product.timers.sweep(), ben.ask(trades.dispute, { id, reason: 'Nothing came' }), world.product.timers.sweep()])
      await world.settle()
      if ((await ann.gets(trades.order, { id: trade.id })).trade_order.status === 'disputed')
        await pool.query("update trade_orders set status = 'processing', due_at = clock_timestamp() where id = $1", [id])
      await world.settle()
    }
    expect([await free(ann), await free(ben)]).toEqual(before)
    await finish([trade.id])
  }
  expect(await isSound()).toBe(true)
})
