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

test('an offer of a trade stands in the talk of its two: answered with other terms it is countered, and the new one is accepted', async () => {
  const { ann, ben } = world
  await ann.gets(network.follow, { id: ben.id })
  const given = { user_id: ann.id, client_message_id: crypto.randomUUID(), body: 'Would you swap?' }
  const { id } = (await ben.gets(chat.begin, given)).conversation
  const shown = async (who: Actor) => (await who.gets(chat.history, { id })).messages.flatMap(({ about }) => (about?.offer ? [about] : []))
  const states = async (who: Actor) => (await shown(who)).map(({ offer }) => offer!.state)
  const { trade, item } = await listed()
  const { offer: first, mine } = await offered(trade.id, [item])
  await world.settle()
  expect(await shown(ann)).toMatchObject([{ type: 'TradeOffer', id: first.id, offer: { state: 'placed', amount: null } }])
  const terms = { items_from_owner: [{ stamp_item_id: item }], items_from_proposer: [{ stamp_item_id: mine }], coins_from_proposer: 20 }
  const { trade_offer: counter } = await ann.gets(trades.placeOffer, { trade_id: trade.id, offer_id: first.id, ...terms })
  await world.settle()
  expect(await states(ben)).toEqual(['countered', 'placed'])
  expect((await answer(ben, counter.id, 'Accepted')).status).toBe(200)
  expect([await states(ann), await states(ben)]).toEqual([
    ['countered', 'accepted'],
    ['countered', 'accepted'],
  ])
})
