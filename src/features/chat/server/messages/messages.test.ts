import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type ConversationId, chat } from '../../contract.ts'
import { begin, inbox, open, useSilence } from '../../test/talks.ts'

const world = useWorld()
useSilence(world)
type More = Partial<GivenOf<typeof chat.send>>
const say = (who: Actor, id: ConversationId, more: More) => who.ask(chat.send, { id, client_message_id: crypto.randomUUID(), body: '', ...more })
const last = async (who: Actor, id: ConversationId) => (await who.gets(chat.history, { id })).messages.at(-1)!
const usesOf = async (media_id: string) => (await world.pool.query('select 1 from media_uses where media_id = $1', [media_id])).rowCount
const react = (who: Actor, id: ConversationId, seq: number, reaction: GivenOf<typeof chat.react>['reaction']) =>
  who.ask(chat.react, { id, seq, reaction })

test('ben sends two pictures without a word: ann has signed addresses of them, in his order, and nothing is published', async () => {
  const { ann, ben, cleo } = world
  const id = await open(world, ben, ann)
  const media_ids = [await pictureOf(world, ben), await pictureOf(world, ben)]
  expect((await say(ben, id, { media_ids })).status).toBe(200)
  const { medias } = await last(ann, id)
  expect(medias.map((media) => [media.id, media.is_published, media.media_url.includes('?')])).toEqual(media_ids.map((one) => [one, false, true]))
  expect((await inbox(ann))[0]!.last_message).toMatchObject({ body: '', has_pictures: true })
  expect((await cleo.ask(chat.history, { id })).status).toBe(404)
  for (const wrong of [[await pictureOf(world, ann)], [media_ids[0]!, media_ids[0]!], [crypto.randomUUID() as never]])
    expect((await say(ben, id, { media_ids: wrong })).code).toBe('chat.media')
  expect((await say(ben, id, { media_ids: Array(9).fill(media_ids[0]) })).status).toBe(422)
  expect((await say(ben, id, {})).code).toBe('chat.empty')
})

test('a request has no pictures; once it is accepted it may', async () => {
  const { ann, ben } = world
  const media_ids = [await pictureOf(world, ben)]
  expect((await begin(ben, ann, 'Look', { media_ids })).code).toBe('chat.request_pictures')
  const { id } = (await begin(ben, ann)).result.conversation
  await ann.gets(chat.accept, { id })
  expect((await say(ben, id, { media_ids })).status).toBe(200)
})

test('a deleted message shows no picture, no quote and no reaction, and its picture may be deleted when no other message shows it', async () => {
  const { ann, ben } = world
  const id = await open(world, ben, ann)
  const media_ids = [await pictureOf(world, ben)]
  for (const quoted_seq of [1, 2]) await say(ben, id, { media_ids, quoted_seq })
  expect((await react(ann, id, 3, 'helpful')).status).toBe(200)
  await ben.gets(chat.remove, { id, seq: 3 })
  expect(await last(ann, id)).toMatchObject({ is_deleted: true, medias: [], quoted: null, reactions: [] })
  expect(await usesOf(media_ids[0]!)).toBe(1)
  await ben.gets(chat.remove, { id, seq: 2 })
  expect(await usesOf(media_ids[0]!)).toBe(0)
  await say(ben, id, { media_ids })
  await world.pool.query('delete from conversations')
  expect(await usesOf(media_ids[0]!)).toBe(0)
})

test('ann answers to what ben wrote: the quote says what stands now; of a message that is gone, of another talk or ahead there is none', async () => {
  const { ann, ben, cleo } = world
  const other = await open(world, cleo, ann, 'Of another talk')
  const id = await open(world, ben, ann, 'Is it perforated 14?')
  expect((await say(ann, id, { body: 'Yes', quoted_seq: 1 })).result.message.quoted).toEqual({
    ...{ seq: 1, is_own: false, body: 'Is it perforated 14?', is_deleted: false, has_pictures: false },
  })
  await ben.gets(chat.edit, { id, seq: 1, body: 'Is it perforated 13?' })
  expect((await last(ben, id)).quoted).toMatchObject({ is_own: true, body: 'Is it perforated 13?' })
  await ben.gets(chat.remove, { id, seq: 1 })
  expect((await last(ann, id)).quoted).toMatchObject({ body: '', is_deleted: true })
  for (const quoted_seq of [1, 3, 999]) expect((await say(ann, id, { body: 'And this?', quoted_seq })).code).toBe('chat.quoted')
  expect((await say(ann, other, { body: 'Which?', quoted_seq: 2 })).code).toBe('chat.quoted')
})

test('each of the two feels one thing about a message, and takes it back; a stranger, and whoever only asks, feels nothing', async () => {
  const { ann, ben, cleo } = world
  const id = await open(world, ben, ann)
  await react(ann, id, 1, 'like')
  expect((await react(ann, id, 1, 'great_find')).result.message.reactions).toEqual([{ reaction: 'great_find', is_own: true }])
  await react(ben, id, 1, 'smile')
  expect((await last(ben, id)).reactions.toSorted((a, b) => Number(a.is_own) - Number(b.is_own))).toEqual([
    { reaction: 'great_find', is_own: false },
    { reaction: 'smile', is_own: true },
  ])
  await react(ann, id, 1, null)
  expect((await last(ann, id)).reactions).toEqual([{ reaction: 'smile', is_own: false }])
  expect([(await react(cleo, id, 1, 'like')).status, (await react(ann, id, 9, 'like')).status]).toEqual([404, 404])
  const asked = (await begin(cleo, ben)).result.conversation.id
  for (const who of [ben, cleo]) expect((await react(who, asked, 1, 'like')).code).toBe('chat.no_message_here')
  await ben.gets(network.block, { id: ann.id })
  expect((await react(ann, id, 1, 'like')).status).toBe(404)
})
