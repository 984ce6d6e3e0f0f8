import { beforeAll, expect, test } from 'vitest'
import { medias } from '#features/media/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { trading } from '../test/trading.ts'

const world = useWorld()
const { begin, answer, coins, free, home, isSound, listed, offered } = trading(world)
beforeAll(async () => {
  await begin()
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
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id: second, address_id: home(who) })
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
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id, address_id: home(who) })
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
  expect(await isSound()).toBe(true)
})

test('ann shows what arrived: ben and a moderator see her pictures, nobody else, and only her own are taken', async () => {
  const { ann, ben, cleo, guest } = world
  const { item, trade } = await listed()
  const { offer } = await offered(trade.id, [item])
  const id = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer.order_id!
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id, address_id: home(who) })
  const reason = 'The corner is torn'
  const bens = await pictureOf(world, ben)
  expect(await ann.ask(trades.dispute, { id, reason, media_ids: [bens] })).toMatchObject({ status: 422, code: 'trade_order.media' })
  const shown = [await pictureOf(world, ann), await pictureOf(world, ann)]
  await ann.gets(trades.dispute, { id, reason, media_ids: shown })
  const seen = async (who: Actor) => (await who.gets(trades.order, { id: trade.id })).trade_order.dispute_medias.map((media) => media.id)
  expect([await seen(ann), await seen(ben)]).toEqual([shown, shown])
  const gus = await world.join('gus', { role: 'administrator' })
  const { data } = (await gus.gets(trades.disputed, {})).trade_orders
  expect(data.find((one) => one.id === id)!.dispute_medias.map((media) => media.id)).toEqual(shown)
  for (const who of [cleo, guest]) expect([401, 403, 404]).toContain((await who.ask(trades.order, { id: trade.id })).status)
  // What a moderator must see cannot be deleted meanwhile.
  expect((await ann.ask(medias.remove, { id: shown[0]! })).status).toBe(409)
})

test('five days after both have proceeded whoever has not sent is reminded, once; whoever has sent is not', async () => {
  const { ann, ben, pool } = world
  const { item, trade } = await listed()
  const { offer } = await offered(trade.id, [item])
  const id = (await ann.gets(trades.answerOffer, { id: offer.id, status: 'Accepted' })).trade_offer.order_id!
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id, address_id: home(who) })
  await ann.gets(trades.ship, { id, carrier: 'La Poste' })
  const reminded = async (who: Actor) => {
    await pool.query("update trade_orders set processing_at = clock_timestamp() - interval '5 days' where id = $1", [id])
    await world.settle()
    const { data } = (await who.gets(notifications.list, {})).notifications
    return data.filter(({ data: { property } }) => property.action === 'unsent').length
  }
  expect(await Promise.all([reminded(ben), reminded(ann)])).toEqual([1, 0])
  expect(await reminded(ben)).toBe(1)
  expect((await pool.query("select from mails where template = 'trade_order_action' and facts->>'action' = 'unsent'")).rowCount).toBe(1)
})
