import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClubId, clubs } from '#features/clubs/contract.ts'
import { comments } from '#features/comments/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { reactions } from '#features/reactions/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type PostId, postCreated, posts } from '../contract.ts'

const world = useWorld()
const write = async (who: Actor, club_id: ClubId, more: GivenOf<typeof posts.create> = {}) =>
  (await who.gets(posts.create, { body: 'Plate 146, at last', club_id, ...more })).post
const sees = async (who: Actor, id: PostId) => (await who.ask(posts.show, { id })).status
const fed = async (who: Actor, id: ClubId, more: object = {}) => {
  const { status, result } = await who.ask(posts.ofClub, { id, ...more })
  return status === 200 ? result.posts.data.map(({ body }) => body) : status
}
const told = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.subject.replaceAll(' Collector', '')])
/** Ann owns it, ben is in it, cleo is not. */
async function founded(more: Partial<GivenOf<typeof clubs.create>> = {}): Promise<ClubId> {
  const { club } = await world.ann.gets(clubs.create, { name: 'Classics Circle', visibility: 'hidden', joining: 'invitation', ...more })
  await world.ann.gets(clubs.invite, { id: club.id, user_id: world.ben.id })
  await world.ben.gets(clubs.join, { id: club.id })
  await world.settle()
  await world.pool.query('delete from notifications')
  return club.id
}
beforeAll(() => world.pool.query("update members set created_at = clock_timestamp() - interval '30 days', plan = 'basic'"))
beforeEach(async () => {
  await world.settle()
  for (const table of ['posts', 'clubs', 'follows', 'notifications']) await world.pool.query(`delete from ${table}`)
})

test('B11 what ben writes in a hidden club is found by its members alone: by id, in lists, by topic, with its comments and reactions', async () => {
  const { ann, ben, cleo, guest } = world
  const id = await founded()
  const post = await write(ben, id, { body: 'CANARY for the club #plates' })
  expect(post).toMatchObject({ audience: 'Anyone', club: { id, name: 'Classics Circle', is_member: true, is_run: false }, is_pinned: false })
  expect([await sees(ann, post.id), await sees(ben, post.id), await sees(cleo, post.id), await sees(guest, post.id)]).toEqual([200, 200, 404, 404])
  expect([await fed(ann, id), await fed(cleo, id), await fed(guest, id)]).toEqual([['CANARY for the club #plates'], 404, 404])
  for (const who of [cleo, guest]) {
    expect((await who.gets(posts.list, { user_id: ben.id })).posts.data).toEqual([])
    expect((await who.gets(posts.list, { topic: 'plates' })).posts).toMatchObject({ total: 0, data: [] })
    expect((await who.ask(comments.list, { commentable_type: 'Post', commentable_id: post.id })).status).toBe(404)
    expect((await who.ask(reactions.list, { reactionable_type: 'Post', reactionable_id: post.id })).status).toBe(404)
  }
  const about = { commentable_type: 'Post', commentable_id: post.id }
  await ann.gets(comments.create, { ...about, body: 'Well found' })
  expect((await cleo.ask(comments.create, { ...about, body: 'Me too' })).status).toBe(404)
  expect((await ben.gets(posts.show, { id: post.id })).post.comment_count).toBe(1)
})

test('who leaves the club reads nothing of it any more, not even what they wrote, and cannot change it; they may still delete it', async () => {
  const { ben } = world
  const id = await founded()
  const post = await write(ben, id)
  await ben.gets(clubs.leave, { id })
  expect([await sees(ben, post.id), await fed(ben, id)]).toEqual([404, 404])
  expect((await ben.ask(posts.edit, { id: post.id, body: 'Something else' })).status).toBe(404)
  expect((await ben.ask(posts.remove, { id: post.id })).status).toBe(200)
})

test('only members write in a club, for the whole club; in a public one all read and members alone answer', async () => {
  const { ann, ben, cleo, guest } = world
  const id = await founded({ visibility: 'public' })
  expect((await cleo.ask(posts.create, { body: 'Hello', club_id: id })).code).toBe('post.club')
  expect((await ben.ask(posts.create, { body: 'Hello', club_id: id, privacy: 1 })).code).toBe('post.audience')
  const post = await write(ben, id)
  expect([await sees(cleo, post.id), await fed(guest, id)]).toEqual([200, ['Plate 146, at last']])
  expect((await cleo.ask(comments.create, { commentable_type: 'Post', commentable_id: post.id, body: 'Me too' })).status).toBe(404)
  expect((await cleo.ask(reactions.react, { reactionable_type: 'Post', reactionable_id: post.id, reaction: 'like' })).status).toBe(404)
  expect((await ann.ask(reactions.react, { reactionable_type: 'Post', reactionable_id: post.id, reaction: 'like' })).status).toBe(200)
  await ann.gets(clubs.archive, { id })
  expect((await ben.ask(posts.create, { body: 'Hello', club_id: id })).code).toBe('post.club')
})

test('pictures of a post in a club have no public address, and lose it when they had one of a club', async () => {
  const { ben } = world
  const id = await founded({ visibility: 'public' })
  const media = await pictureOf(world, ben)
  const post = await write(ben, id, { pictures: [{ media_id: media, alt: '' }] })
  expect(post.medias[0]!.is_published).toBe(false)
  const shown = (await ben.gets(posts.create, { body: 'For all', pictures: [{ media_id: media, alt: '' }] })).post
  expect(shown.medias[0]!.is_published).toBe(true)
})

test('ann pins three posts at most, and they stand at the head', async () => {
  const { ann, ben } = world
  const id = await founded()
  const ids: PostId[] = []
  for (const body of ['one', 'two', 'three', 'four']) ids.push((await write(ben, id, { body })).id)
  expect((await ben.ask(posts.pin, { id: ids[0]! })).status, 'ben does not run it').toBe(404)
  for (const one of ids.slice(0, 3)) await ann.gets(posts.pin, { id: one })
  expect((await ann.ask(posts.pin, { id: ids[3]! })).code).toBe('post.pins')
  const { pinned, posts: rest } = await ben.gets(posts.ofClub, { id })
  expect([pinned.map(({ body }) => body), rest.data.map(({ body }) => body)]).toEqual([['three', 'two', 'one'], ['four']])
  expect((await ann.gets(posts.pin, { id: ids[0]!, is_pinned: false })).post.is_pinned).toBe(false)
})

test('ben reports a post, ann removes it with a reason: it is gone for all, and its author is told why', async () => {
  const { ann, ben, cleo } = world
  const id = await founded()
  await ann.gets(clubs.invite, { id, user_id: cleo.id })
  await cleo.gets(clubs.join, { id })
  const post = await write(cleo, id, { body: 'Cheap, by mail only' })
  await ben.gets(posts.report, { id: post.id, reason: 'An offer outside the market' })
  expect((await ben.ask(posts.reports, { id })).status).toBe(404)
  const { data } = (await ann.gets(posts.reports, { id })).reports
  expect(data.map(({ post: one, reasons }) => [one.id, reasons])).toEqual([[post.id, ['An offer outside the market']]])
  expect((await ben.ask(posts.takeDown, { id: post.id, reason: 'Mine' })).status).toBe(404)
  await ann.gets(posts.takeDown, { id: post.id, reason: 'Offers go through the market' })
  expect([await sees(ann, post.id), await sees(cleo, post.id), await fed(ben, id)]).toEqual([404, 404, []])
  expect((await ann.gets(posts.reports, { id })).reports.data).toEqual([])
  expect((await cleo.ask(posts.edit, { id: post.id, body: 'Again' })).status).toBe(404)
  await world.settle()
  expect((await told(cleo))[0]).toEqual(['club_post_removed', 'Your post in Classics Circle has been removed'])
})

test('whoever wants to hear of every post is told, others when they are named, and whoever wants nothing is not', async () => {
  const { ann, ben, cleo } = world
  const id = await founded()
  await ann.gets(clubs.invite, { id, user_id: cleo.id })
  await cleo.gets(clubs.join, { id })
  await cleo.gets(clubs.setNotices, { id, notices: 'none' })
  await ann.gets(clubs.setNotices, { id, notices: 'all' })
  await world.settle()
  await world.pool.query('delete from notifications')
  await write(ben, id, { body: 'Look, @cleo' })
  await write(ann, id, { body: 'And you, @ben' })
  await world.settle()
  expect([await told(ann), await told(ben), await told(cleo)]).toEqual([
    [['club_post', 'ben has written in Classics Circle']],
    [['post_mention', 'ann has named you in a post']],
    [],
  ])
})

test('what is written in a club is told on the line to those who read the club, and not to those who follow its author', () => {
  const [post_id, author_id, club_id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const data = { post_id, author_id, audience: 'Anyone', mentioned: [], quoted_author_id: null }
  expect(postCreated.topics({ ...data, club_id } as never)).toEqual([`post:${post_id}`, `posts of club:${club_id}`])
  expect(postCreated.topics({ ...data, club_id: null } as never)).toEqual([`post:${post_id}`, `posts of member:${author_id}`])
})
