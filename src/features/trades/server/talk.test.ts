import { beforeAll, expect, test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { trading } from '../test/trading.ts'

const world = useWorld()
const { begin, listed, offered, answer } = trading(world)
beforeAll(() => begin())

test('an offer of a trade stands in the talk of its two: answered with other terms it is countered, and stands again where these are declined; open pages hear of each', async () => {
  const { ann, ben } = world
  await ann.gets(network.follow, { id: ben.id })
  const given = { user_id: ann.id, client_message_id: crypto.randomUUID(), body: 'Would you swap?' }
  const { id } = (await ben.gets(chat.begin, given)).conversation
  const shown = async (who: Actor) => (await who.gets(chat.history, { id })).messages.flatMap(({ about }) => (about?.offer ? [about] : []))
  const states = async (who: Actor) => (await shown(who)).map(({ offer }) => offer!.state)
  /** Of which lines the open pages have heard since. */
  const renewed = async () => {
    await world.settle()
    const { rows } = await world.pool.query("delete from outbox where name = 'chat.conversation_changed' returning shows")
    return rows.flatMap(({ shows }) => shows.changed ?? []).toSorted()
  }
  const { trade, item } = await listed()
  const { offer: first, mine } = await offered(trade.id, [item])
  await world.settle()
  expect(await shown(ann)).toMatchObject([
    { type: 'TradeOffer', id: first.id, card: { image_url: expect.any(String) }, offer: { state: 'placed', amount: null } },
  ])
  const terms = { items_from_owner: [{ stamp_item_id: item }], items_from_proposer: [{ stamp_item_id: mine }], coins_from_proposer: 20 }
  const counters = async () => (await ann.gets(trades.placeOffer, { trade_id: trade.id, offer_id: first.id, ...terms })).trade_offer.id
  await renewed()
  const counter = await counters()
  expect(await renewed(), 'the round before').toEqual([2])
  expect(await states(ben)).toEqual(['countered', 'placed'])
  expect((await answer(ben, counter, 'Rejected')).status).toBe(200)
  expect(await renewed(), 'the answered one, and the one that stands again').toEqual([2, 3])
  expect(await states(ann)).toEqual(['placed', 'declined'])
  expect((await answer(ben, await counters(), 'Accepted')).status).toBe(200)
  expect(await renewed(), 'all rounds').toEqual(expect.arrayContaining([2, 3]))
  const ended = ['countered', 'declined', 'accepted']
  expect([await states(ann), await states(ben)]).toEqual([ended, ended])
})
