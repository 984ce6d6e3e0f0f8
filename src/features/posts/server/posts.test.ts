import { beforeAll, beforeEach, expect, test } from 'vitest'
import { comments } from '#features/comments/contract.ts'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type PostId, posts } from '../contract.ts'
import { followedAmong } from './queries-listen.ts'

const world = useWorld()
const write = async (who: Actor, more: GivenOf<typeof posts.create> = {}) =>
  (await who.gets(posts.create, { body: 'Plate 146, at last', ...more })).post
const sees = async (who: Actor, id: PostId) => (await who.ask(posts.show, { id })).status
const listed = async (who: Actor, more: GivenOf<typeof posts.list> = {}) => (await who.gets(posts.list, more)).posts.data.map(({ body }) => body)
const heard = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)

beforeAll(() => world.pool.query("update members set created_at = clock_timestamp() - interval '30 days'"))
beforeEach(async () => {
  await world.settle()
  for (const table of ['posts', 'follows', 'blocks', 'mutes', 'notifications']) await world.pool.query(`delete from ${table}`)
  await world.pool.query('update members set is_private = false')
})
async function connect(a: Actor, b: Actor) {
  await a.gets(network.follow, { id: b.id })
  await b.gets(network.follow, { id: a.id })
}

test('ann writes a post: everybody reads it, with its mention, its topic and its address', async () => {
  const { ann, ben, guest } = world
  const body = 'Thank you @ben for the #Line-Engraved one: https://example.org/plate'
  const post = await write(ann, { body })
  expect(post).toMatchObject({ body, audience: 'Anyone', privacy: 0, is_own: true, version: 1, edited_at: null, comment_count: 0 })
  const seen = (await guest.gets(posts.show, { id: post.id })).post
  expect(seen.entities.map(({ kind, ref, from, to }) => [kind, ref, body.slice(from, to)])).toEqual([
    ['mention', ben.id, '@ben'],
    ['topic', 'line-engraved', '#Line-Engraved'],
    ['link', 'https://example.org/plate', 'https://example.org/plate'],
  ])
  expect(await listed(guest, { topic: 'LINE-engraved' })).toEqual([body])
  expect(await listed(guest, { topic: 'posthorns' })).toEqual([])
  await world.settle()
  expect(await heard(ben)).toEqual(['post_mention'])
})

test('a private post is found by connections alone, and by nobody once they are none', async () => {
  const { ann, ben, cleo, guest } = world
  await connect(ann, ben)
  await cleo.gets(network.follow, { id: ann.id })
  const { id } = await write(ann, { body: 'CANARY for connections @cleo', privacy: 1 })
  expect([await sees(ann, id), await sees(ben, id), await sees(cleo, id), await sees(guest, id)]).toEqual([200, 200, 404, 404])
  expect([await listed(ben), await listed(cleo), await listed(guest, { user_id: ann.id })]).toEqual([['CANARY for connections @cleo'], [], []])
  await world.settle()
  expect(await heard(cleo), 'named, but may not read it').toEqual([])
  await ben.gets(network.unfollow, { id: ann.id })
  expect(await sees(ben, id)).toBe(404)
})

test('in a private profile anyone means accepted followers', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(network.follow, { id: ann.id })
  await world.pool.query('update members set is_private = true where id = $1', [ann.id])
  const { id } = await write(ann)
  expect([await sees(ben, id), await sees(cleo, id)]).toEqual([200, 404])
})

test('blocked members do not find each other’s posts', async () => {
  const { ann, ben } = world
  const { id } = await write(ann)
  await ann.gets(network.block, { id: ben.id })
  expect([await sees(ben, id), await listed(ben)]).toEqual([404, []])
  await ann.gets(network.unblock, { id: ben.id })
  await ben.gets(network.block, { id: ann.id })
  expect(await sees(ben, id)).toBe(404)
})

test('an edit keeps the earlier text, and tells a member named before no second time', async () => {
  const { ann, ben, guest } = world
  const { id } = await write(ann, { body: '@ben plate 164' })
  expect((await ann.gets(posts.edit, { id, body: 'plate 146' })).post).toMatchObject({ version: 2, body: 'plate 146' })
  expect((await ann.gets(posts.edit, { id, body: '@ben plate 146' })).post.version).toBe(3)
  expect((await guest.gets(posts.versions, { id })).versions.map(({ body }) => body)).toEqual(['plate 146', '@ben plate 164'])
  await world.settle()
  expect(await heard(ben)).toEqual(['post_mention'])
  expect((await ben.ask(posts.edit, { id, body: 'mine' })).status).toBe(404)
  expect((await ann.gets(posts.edit, { id, body: '@ben plate 146', audience: 'Connections' })).post).toMatchObject({ version: 3, privacy: 1 })
  expect(await sees(guest, id)).toBe(404)
})

test('opened to anyone, a post does not open what was written for connections', async () => {
  const { ann, ben, cleo, guest } = world
  await connect(ann, ben)
  const { id } = await write(ann, { body: 'CANARY for connections', privacy: 1 })
  await ann.gets(posts.edit, { id, body: 'for anyone', privacy: 0 })
  await ann.gets(posts.edit, { id, body: 'for anyone, at last', privacy: 0 })
  const earlier = async (who: Actor) => (await who.gets(posts.versions, { id })).versions.map(({ body }) => body)
  for (const who of [cleo, guest]) expect(await earlier(who)).toEqual(['for anyone'])
  for (const who of [ann, ben]) expect(await earlier(who)).toEqual(['for anyone', 'CANARY for connections'])
})

test('a deleted post is gone at once, comes back within a minute, and goes with all that was said', async () => {
  const { ann, ben, guest, pool } = world
  const { id } = await write(ann)
  const about = { commentable_type: 'Post', commentable_id: id }
  await ben.gets(comments.create, { ...about, body: 'Show the back' })
  expect((await ben.ask(posts.remove, { id })).status).toBe(404)
  await ann.gets(posts.remove, { id })
  expect([await sees(ann, id), await sees(guest, id), (await guest.ask(comments.list, about)).status]).toEqual([404, 404, 404])
  expect((await ann.gets(posts.restore, { id })).post.comment_count).toBe(1)
  expect(await sees(guest, id)).toBe(200)
  await ann.gets(posts.remove, { id })
  await pool.query("update posts set deleted_at = deleted_at - interval '2 minutes'")
  expect(await ann.ask(posts.restore, { id })).toMatchObject({ status: 409, code: 'post.too_late' })
  await world.settle()
  const { rows } = await pool.query('select (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments')
  expect(rows[0]).toEqual({ posts: 0, comments: 0 })
})

test('pictures have public addresses only while anyone may see them', async () => {
  const { ann, ben } = world
  const media_id = await pictureOf(world, ann)
  const published = async () => (await world.pool.query('select published_at is not null as is from medias where id = $1', [media_id])).rows[0].is
  const pictures = [{ media_id, alt: 'The corner letters E and T' }]
  const { id, medias } = await write(ann, { pictures, privacy: 1 })
  expect(medias).toMatchObject([{ id: media_id, alt: 'The corner letters E and T', is_published: false }])
  expect(await published()).toBe(false)
  await ann.gets(posts.edit, { id, body: '', pictures, privacy: 0 })
  expect(await published()).toBe(true)
  await ann.gets(posts.edit, { id, body: '', pictures, privacy: 1 })
  expect(await published()).toBe(false)
  await ann.gets(posts.edit, { id, body: '', pictures, privacy: 0 })
  await ann.gets(posts.remove, { id })
  expect(await published()).toBe(false)
  const again = await write(ann, { body: 'for anyone', pictures })
  await write(ann, { pictures, privacy: 1 })
  expect(await published()).toBe(true)
  await ann.gets(posts.edit, { id: again.id, body: 'without it', pictures: [] })
  expect(await published(), 'only a post for connections shows it').toBe(false)
  const bens = await pictureOf(world, ben)
  expect(await ann.ask(posts.create, { pictures: [{ media_id: bens }] })).toMatchObject({ status: 422, code: 'post.media' })
})

test('a quote is a card for whoever may know of it, and empty for everybody else', async () => {
  const { ann, ben, cleo, guest } = world
  await connect(ann, ben)
  const secret = await write(ann, { body: 'CANARY for connections', privacy: 1 })
  const quoting = await write(ben, { body: 'Look', quoted_type: 'Post', quoted_id: secret.id })
  expect(quoting.quoted).toMatchObject({ type: 'Post', card: { title: 'ann Collector', line: 'CANARY for connections' } })
  for (const who of [cleo, guest]) expect((await who.gets(posts.show, { id: quoting.id })).post.quoted).toMatchObject({ card: null })
  expect(await cleo.ask(posts.create, { body: 'x', quoted_type: 'Post', quoted_id: secret.id })).toMatchObject({ status: 422, code: 'post.quoted' })
  expect((await cleo.ask(posts.create, { body: 'x', quoted_type: 'User', quoted_id: ann.id })).code).toBe('post.quoted')
  await world.settle()
  expect(await heard(ann)).toContain('post_quoted')
  await ann.gets(posts.remove, { id: secret.id })
  expect((await ben.gets(posts.show, { id: quoting.id })).post.quoted).toMatchObject({ card: null })
})

test('an empty post, two audiences at once, stacked accents and too many names are refused', async () => {
  const { ann, guest } = world
  expect(await ann.ask(posts.create, {})).toMatchObject({ status: 422, code: 'post.empty' })
  expect(await ann.ask(posts.create, { body: 'x', audience: 'Anyone', privacy: 1 })).toMatchObject({ status: 422, code: 'post.audience' })
  expect((await ann.ask(posts.create, { body: `a${'\u0301'.repeat(12)}` })).status).toBe(422)
  expect((await ann.ask(posts.create, { body: '\u2060' })).status).toBe(422)
  expect((await guest.ask(posts.create, { body: 'x' })).status).toBe(401)
  await world.pool.query('update members set created_at = clock_timestamp() where id = $1', [ann.id])
  for (const name of ['dora', 'emil']) await world.join(name)
  expect(await ann.ask(posts.create, { body: '@ben @cleo @dora @emil' })).toMatchObject({ status: 422, code: 'post.mentions' })
  await world.pool.query("update members set created_at = clock_timestamp() - interval '30 days' where id = $1", [ann.id])
  expect((await ann.ask(posts.create, { body: '@ben @cleo @dora @emil' })).status).toBe(200)
})

test('that a member has posted is told on the line to their followers alone', async () => {
  const { ann, ben, cleo, product } = world
  await ben.gets(network.follow, { id: ann.id })
  const hears = async (who: Actor | null) => (await followedAmong(product.db, [ann.id, ben.id], who?.id ?? null)).map(({ id }) => id)
  expect([await hears(ann), new Set(await hears(ben)), await hears(cleo), await hears(null)]).toEqual([[ann.id], new Set([ann.id, ben.id]), [], []])
})
