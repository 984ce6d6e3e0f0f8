import { beforeAll, expect, test } from 'vitest'
import { places } from '#features/places/contract.ts'
import { trades } from '#features/trades/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { giveCoins, keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BountyId, bounties } from '../contract.ts'

const world = useWorld()
let judge: Actor
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = any($1)", [[world.ann.id, world.ben.id, world.cleo.id]])
  for (const who of [world.ann, world.cleo]) await giveCoins(world, who, 2_000)
  judge = await world.join('judge', { role: 'administrator' })
})

const home = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
const state = async (id: BountyId) => (await world.cleo.gets(bounties.show, { id })).bounty.status

/** Cleo's bounties, for all of which ann offers the same trade; cleo accepts, trades for it, and both have sent. */
async function dealt(count: number) {
  const { ann, cleo } = world
  const { id: item } = await keepItem(world, ann, { name: 'Junk 3 cents', status: 'FOR_TRADE' })
  const { trade } = await ann.gets(trades.create, { tradeables: [{ stamp_item_id: item }], is_published: true })
  const found: BountyId[] = []
  for (let n = 0; n < count; n++) {
    const given = { title: `For swap ${n}`, reward_option: 'coins' as const, offered_coins: 100, minimum_grade: 'VF', is_published: true }
    const { bounty } = await cleo.gets(bounties.create, given)
    const { bounty_offer } = await ann.gets(bounties.placeOffer, { bounty_id: bounty.id, referable_type: 'Trade', trade_id: trade.id })
    await cleo.gets(bounties.answerOffer, { id: bounty_offer.id, status: 'Accepted' })
    found.push(bounty.id)
  }
  const gives = [{ stamp_item_id: (await keepItem(world, cleo, { name: 'Dragon', status: 'FOR_TRADE' })).id }]
  const offer = await cleo.gets(trades.placeOffer, { trade_id: trade.id, items_from_owner: [{ stamp_item_id: item }], items_from_proposer: gives })
  const order = (await ann.gets(trades.answerOffer, { id: offer.trade_offer.id, status: 'Accepted' })).trade_offer.order_id!
  await world.settle()
  for (const who of [ann, cleo]) await who.gets(trades.proceed, { id: order, address_id: (await who.gets(places.create, home)).address.id })
  for (const who of [ann, cleo]) await who.gets(trades.ship, { id: order, carrier: 'La Poste' })
  return { found, order }
}

test('a trade that answers two bounties of cleo pays its finder for both', async () => {
  const { found, order } = await dealt(2)
  for (const who of [world.ann, world.cleo]) await who.gets(trades.confirm, { id: order })
  await world.settle()
  expect(await Promise.all(found.map(state))).toEqual(['Won', 'Won'])
})

test('ann did not keep her word in the trade and loses the dispute: no reward is hers, and the bounty is open again', async () => {
  const { found, order } = await dealt(1)
  await world.cleo.gets(trades.dispute, { id: order, reason: 'Two short perforations' })
  await judge.gets(trades.settle, { id: order, outcome: 'completed', pays: 'owner', note: 'The pictures show it' })
  await world.settle()
  expect(await state(found[0]!)).toBe('Active')
  await world.cleo.gets(bounties.close, { id: found[0]! })
})
