import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { productOffers } from '#features/product-offers/contract.ts'
import type { ProductId } from '#features/products/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type ConversationId, chat } from '../../contract.ts'
import { begin, counts, inbox, open, useSilence } from '../../test/talks.ts'

const world = useWorld()
useSilence(world)
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  await openShop(world.ann)
})
const listed = async () => (await sell(world, world.ann, { product: { quantity: 2, accepting_best_offer: true } })).id
const offer = async (who: Actor, product_id: ProductId) => {
  const { id } = (await who.gets(productOffers.place, { product_id, amount: 10_000 })).product_offer
  await world.settle()
  return id
}
const last = async (who: Actor, id: ConversationId) => (await who.gets(chat.history, { id })).messages.at(-1)!
const state = async (who: Actor, id: ConversationId) => (await last(who, id)).about?.offer?.state

test('ben offers while he talks with ann: both have the offer as a card, and the card follows what becomes of it', async () => {
  const { ann, ben } = world
  const talk = await open(world, ben, ann)
  const id = await offer(ben, await listed())
  for (const who of [ann, ben])
    expect(await last(who, talk)).toMatchObject({
      body: '',
      is_own: who === ben,
      about: {
        type: 'ProductOffer',
        id,
        card: { title: 'Cérès 20c. noir' },
        offer: { state: 'placed', amount: 10_000, currency: 'USD', quantity: 1 },
      },
    })
  expect((await counts(ann)).unread).toBe(1)
  const before = (await world.pool.query("select count(*)::int as n from outbox where name = 'chat.conversation_changed'")).rows[0].n
  await ann.gets(productOffers.answer, { id, status: 'Accepted' })
  await world.settle()
  const after = await world.pool.query("select touches, shows from outbox where name = 'chat.conversation_changed' order by id")
  expect(after.rows.length, 'both pages are told').toBe(before + 1)
  expect(after.rows.at(-1)).toMatchObject({ touches: expect.arrayContaining([`conversation:${talk}`]), shows: { changed: 2 } })
  expect([await state(ann, talk), await state(ben, talk)]).toEqual(['accepted', 'accepted'])
  await ben.gets(productOffers.withdraw, { id })
  expect(await state(ann, talk)).toBe('withdrawn')

  const declined = await offer(ben, await listed())
  await ann.gets(productOffers.answer, { id: declined, status: 'Rejected' })
  expect(await state(ben, talk)).toBe('declined')
  const late = await offer(ben, await listed())
  await world.pool.query("update product_offers set expires_at = clock_timestamp() - interval '1 second' where id = $1", [late])
  expect(await state(ben, talk), 'also before the clock has ended it').toBe('expired')
})

test('what ben buys at the agreed price says so on both open pages, and that it waits for him again when the order was not paid', async () => {
  const { ann, ben } = world
  const talk = await open(world, ben, ann)
  const product_id = await listed()
  const id = await offer(ben, product_id)
  await ann.gets(productOffers.answer, { id, status: 'Accepted' })
  const renewed = async () => {
    await world.settle()
    return (await world.pool.query("delete from outbox where name = 'chat.conversation_changed' returning shows")).rows.map(
      ({ shows }) => shows.changed,
    )
  }
  await renewed()
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [product_id], THREE_D))
  expect([await renewed(), await state(ann, talk), await state(ben, talk)]).toEqual([[2], 'bought', 'bought'])
  await ben.gets(orders.cancelGroup, { id: group.id })
  expect([await renewed(), await state(ann, talk), await state(ben, talk)]).toEqual([[2], 'accepted', 'accepted'])
})

test('an offer begins no conversation and opens no request; and nobody but its two sees it, also where its number is known', async () => {
  const { ann, ben, cleo } = world
  const id = await offer(ben, await listed())
  expect(await inbox(ann)).toEqual([])
  await begin(cleo, ann)
  await offer(cleo, await listed())
  const { rows } = await world.pool.query("select last_seq, status = 'Open' as is_open from conversations")
  expect(rows).toEqual([{ last_seq: 1, is_open: false }])
  await world.pool.query('delete from conversations')
  const talk = await open(world, ann, cleo)
  const given = { id: talk, client_message_id: crypto.randomUUID(), body: 'Look what he offers', about_type: 'ProductOffer', about_id: id }
  expect((await cleo.ask(chat.send, given)).code, 'not hers to show').toBe('chat.about')
  expect((await ann.ask(chat.send, given)).status).toBe(200)
  expect(await last(cleo, talk)).toMatchObject({ about: { card: null, offer: null } })
  expect(await last(ann, talk)).toMatchObject({ about: { offer: { state: 'placed' } } })
  expect(JSON.stringify(await cleo.gets(chat.history, { id: talk }))).not.toContain('10000')
})
