import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type ConversationId, chat } from '../contract.ts'
import { begin, counts, inbox, open, send, useSilence } from '../test/talks.ts'
import { conversationBetween } from './between.ts'

const world = useWorld()
beforeAll(async () => void (await openShop(world.ann)))
useSilence(world)
const bodies = async (who: Actor, id: ConversationId) => (await who.gets(chat.history, { id })).messages.map(({ body }) => body)

test('the number of a conversation is the same in the product and in the database, whoever begins', async () => {
  const { ann, ben } = world
  const { rows } = await world.pool.query('select conversation_between($1, $2) as id', [ann.id, ben.id])
  expect([conversationBetween(ann.id, ben.id), conversationBetween(ben.id, ann.id)]).toEqual([rows[0].id, rows[0].id])
})

test('a stranger writes one message into the box of requests; accepted, both write', async () => {
  const { ann, ben } = world
  const { conversation } = (await begin(ben, ann)).result
  expect(conversation).toMatchObject({ state: 'waiting', unread: 0, marks: null })
  expect((await begin(ben, ann, 'And one more')).code).toBe('chat.waiting')
  expect([await inbox(ann), await counts(ann)]).toEqual([[], { unread: 0, requests: 1 }])
  expect(await inbox(ann, { box: 'requests' })).toMatchObject([{ state: 'asked', user: { username: 'ben' }, unread: 1 }])
  expect((await ben.ask(chat.accept, { id: conversation.id })).status).toBe(404)
  await ann.gets(chat.accept, { id: conversation.id })
  expect((await ann.ask(chat.accept, { id: conversation.id })).code).toBe('chat.no_request')
  expect((await send(ben, conversation.id, 'Thank you')).status).toBe(200)
  expect((await send(ann, conversation.id, 'Beside it')).status).toBe(200)
  expect(await bodies(ann, conversation.id)).toEqual(['Is the hinge over the thin?', 'Thank you', 'Beside it'])
})

test('whoever is declined is not told; a seller who writes back opens it again', async () => {
  const { ann, ben } = world
  const { id } = (await begin(ben, ann)).result.conversation
  const before = (await ben.gets(chat.withMember, { id: ann.id })).conversation
  await ann.gets(chat.decline, { id })
  await world.settle()
  const after = await ben.gets(chat.withMember, { id: ann.id })
  expect([after.conversation, after.writes]).toEqual([before, 'waiting'])
  expect([await inbox(ann), await inbox(ann, { box: 'requests' })]).toEqual([[], []])
  expect((await send(ben, id, 'Hello?')).code).toBe('chat.waiting')
  expect((await ann.gets(chat.withMember, { id: ben.id })).conversation!.state).toBe('declined')
  expect((await begin(ann, ben, 'After all')).result.conversation.state).toBe('open')
  expect((await send(ben, id, 'Glad to hear it')).status).toBe(200)
})

test('whoever waits may write again as soon as the two deal with each other', async () => {
  const { ann, cleo } = world
  const { id } = (await begin(cleo, ann)).result.conversation
  expect((await send(cleo, id, 'Hello?')).code).toBe('chat.waiting')
  // A purchase that was only begun is no deal.
  await cleo.gets(orders.checkout, await cartOf(cleo, [(await sell(world, ann)).id], THREE_D))
  expect((await send(cleo, id, 'Hello?')).code).toBe('chat.waiting')
  await cleo.gets(orders.checkout, await cartOf(cleo, [(await sell(world, ann)).id]))
  expect((await send(cleo, id, 'I have bought it')).result.conversation.state).toBe('open')
  expect(await inbox(ann)).toMatchObject([{ unread: 2, state: 'open' }])
})

test('a follower’s favourite writes at once, and so do a buyer and a seller', async () => {
  const { ann, ben, cleo } = world
  await ann.gets(network.follow, { id: ben.id })
  expect((await begin(ben, ann)).result.conversation.state).toBe('open')
  await cleo.gets(orders.checkout, await cartOf(cleo, [(await sell(world, ann)).id]))
  expect((await begin(cleo, ann)).result.conversation.state).toBe('open')
})

test('a member who hears only from people they know is asked about a listing, and about nothing else', async () => {
  const { ann, ben, cleo } = world
  const product = await sell(world, ann)
  await ann.gets(chat.changeSettings, { who_may_write: 'known' })
  expect((await begin(ben, ann)).code).toBe('chat.closed')
  expect((await begin(ben, cleo, 'Look', { about_type: 'Product', about_id: product.id })).status, 'a card of somebody else’s').toBe(200)
  const asked = await begin(ben, ann, 'Is the hinge over the thin?', { about_type: 'Product', about_id: product.id })
  expect(asked.result.message.about).toMatchObject({ type: 'Product', id: product.id, card: { path: `/products/${product.id}` } })
  expect(await inbox(ann, { box: 'requests' })).toMatchObject([{ about: { id: product.id } }])
  const hidden = await keepItem(world, ann, { status: 'PRIVATE' })
  expect((await begin(cleo, ben, 'Look', { about_type: 'StampItem', about_id: hidden.id })).code, 'what one may not know of').toBe('chat.about')
})

test('sent twice is one message, whoever answers first: twenty at once with one number, and twenty with their own', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  const client_message_id = crypto.randomUUID()
  const same = await Promise.all(Array.from({ length: 20 }, () => send(ann, id, 'Once', client_message_id)))
  expect(new Set(same.map(({ status, result }) => `${status} ${result.message.seq}`))).toEqual(new Set(['200 2']))
  await Promise.all(Array.from({ length: 20 }, (_, n) => send(n % 2 ? ann : ben, id, `n ${n}`)))
  const { messages } = await ann.gets(chat.history, { id, page_size: 100 })
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, n) => n + 1))
  const other = (await ben.gets(chat.history, { id, page_size: 100 })).messages
  expect(other.map(({ body }) => body)).toEqual(messages.map(({ body }) => body))
})

test('two devices that begin at the same moment begin one conversation', async () => {
  const { ann, ben } = world
  const begun = await Promise.all([begin(ann, ben, 'From the desk'), begin(ann, ben, 'From the phone'), begin(ben, ann, 'And from ben')])
  expect(begun.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  const { rows } = await world.pool.query('select count(*)::int as n, count(distinct id)::int as ids from conversations')
  expect(rows).toEqual([{ n: 1, ids: 1 }])
})

test('unread is two integers: it equals a recount, moves forward only, and never beyond the last', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben, 'One')
  for (const body of ['Two', 'Three']) await send(ann, id, body)
  expect([(await inbox(ben))[0]!.unread, (await counts(ben)).unread]).toEqual([3, 1])
  await ben.gets(chat.read, { id, seq: 2 })
  expect((await inbox(ben))[0]!.unread).toBe(1)
  await ben.gets(chat.read, { id, seq: 1 })
  expect((await inbox(ben))[0]!.unread).toBe(1)
  await ben.gets(chat.read, { id, seq: 1_000 })
  await send(ann, id, 'Four')
  expect([(await inbox(ben))[0]!.unread, (await counts(ann)).unread]).toEqual([1, 0])
})

test('delivered and read are seen by the other, unless one of the two does not show them', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  const marks = async () => (await ann.gets(chat.withMember, { id: ben.id })).conversation!.marks
  await ben.gets(chat.deliver, {})
  expect(await marks()).toEqual({ delivered_seq: 1, read_seq: 0 })
  await ben.gets(chat.read, { id, seq: 1 })
  expect(await marks()).toEqual({ delivered_seq: 1, read_seq: 1 })
  for (const who of [ann, ben]) {
    await who.gets(chat.changeSettings, { shows_marks: false })
    expect(await marks()).toBeNull()
    await who.gets(chat.changeSettings, { shows_marks: true })
  }
})

test('after a block neither writes, reads, finds or counts the other’s messages, in both directions', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben, 'Something searchable')
  for (const [one, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    await one.gets(network.block, { id: other.id })
    for (const who of [ann, ben]) {
      const to = who === ann ? ben : ann
      expect((await begin(who, to)).code).toBe('chat.no_member')
      expect((await send(who, id, 'Still there?')).code).toBe('chat.not_found')
      expect((await who.ask(chat.history, { id })).status).toBe(404)
      expect((await who.ask(chat.withMember, { id: to.id })).status).toBe(404)
      expect((await who.ask(chat.typing, { id })).status).toBe(404)
      expect([await inbox(who), (await who.gets(chat.search, { search: 'searchable' })).messages.data]).toEqual([[], []])
      expect(await counts(who)).toEqual({ unread: 0, requests: 0 })
    }
    await one.gets(network.unblock, { id: other.id })
  }
  expect(await bodies(ben, id)).toEqual(['Something searchable'])
})

test('a message is changed for fifteen minutes and marked, and deleted for both; neither by the other', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben, 'Plate 164')
  expect((await ben.ask(chat.edit, { id, seq: 1, body: 'forged' })).code).toBe('chat.no_message')
  expect((await ben.ask(chat.remove, { id, seq: 1 })).code).toBe('chat.no_message')
  const { message } = await ann.gets(chat.edit, { id, seq: 1, body: 'Plate 146' })
  expect([message.body, message.edited_at === null]).toEqual(['Plate 146', false])
  expect((await ben.gets(chat.search, { search: '164' })).messages.data).toEqual([])
  await world.pool.query("update messages set sent_at = sent_at - interval '16 minutes'")
  expect((await ann.ask(chat.edit, { id, seq: 1, body: 'Plate 147' })).code).toBe('chat.too_late')
  await ann.gets(chat.remove, { id, seq: 1 })
  expect((await ben.gets(chat.history, { id })).messages).toMatchObject([{ seq: 1, body: '', is_deleted: true }])
  expect((await ben.gets(chat.search, { search: 'plate' })).messages.data).toEqual([])
})

test('one searches in one’s own conversations only, in Chinese too, and pages are walked to the end', async () => {
  const { ann, ben, cleo } = world
  const id = await open(world, ann, ben, '这枚邮票的齿孔很漂亮')
  for (let n = 0; n < 5; n++) await send(ann, id, `perforation ${n}`)
  const hits = async (who: Actor, search: string) => (await who.gets(chat.search, { search })).messages.data.map(({ body }) => body)
  expect([await hits(ben, '齿孔'), await hits(ben, '水印'), await hits(cleo, '齿孔')]).toEqual([['这枚邮票的齿孔很漂亮'], [], []])
  const first = (await ben.gets(chat.search, { search: 'perforation', page_size: 3 })).messages
  expect([first.data.length, first.total]).toEqual([3, 5])
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  expect((await ben.gets(chat.search, { search: 'perforation', page_size: 3, cursor })).messages.data.map(({ seq }) => seq)).toEqual([3, 2])
})

test('the history is walked both ways, and the list keeps its order', async () => {
  const { ann, ben, cleo } = world
  const id = await open(world, ann, ben)
  for (let n = 2; n <= 12; n++) await send(ann, id, `n ${n}`)
  const seqs = async (more: Omit<GivenOf<typeof chat.history>, 'id'>) =>
    (await ben.gets(chat.history, { id, ...more })).messages.map(({ seq }) => seq)
  expect([await seqs({ page_size: 3 }), await seqs({ before: 10, page_size: 3 }), await seqs({ after: 10, page_size: 3 })]).toEqual([
    [10, 11, 12],
    [7, 8, 9],
    [11, 12],
  ])
  await open(world, cleo, ben)
  const page = (await ben.gets(chat.list, { page_size: 1 })).conversations
  expect(page.data[0]!.user!.username).toBe('cleo')
  const cursor = new URL(page.next_page_url!, 'http://x').searchParams.get('cursor')!
  expect((await ben.gets(chat.list, { page_size: 1, cursor })).conversations.data.map(({ user }) => user!.username)).toEqual(['ann'])
})
