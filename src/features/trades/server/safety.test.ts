import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { one, trading } from '../test/trading.ts'

const world = useWorld()
const { begin, answer, coins, finish, free, isSound, listed, offered } = trading(world)
beforeAll(async () => {
  await begin()
  await openShop(world.ann)
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
  expect(await isSound()).toBe(true)
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
  // The relay may have ended the offer already.
  expect((await answer(ann, second.id, 'Accepted')).code).toMatch(/^trade_offer\.(items_gone|wrong_state)$/)
  await world.settle()
  expect((await ann.gets(trades.show, { id: trade.id })).trade.status).toBe('draft')
  expect((await ben.gets(trades.showOffer, { id: second.id })).trade_offer.status).toMatch(/Removed|Expired/)
  await finish([trade.id])
})
