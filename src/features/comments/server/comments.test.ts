import { beforeAll, beforeEach, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { reactions } from '#features/reactions/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { comments } from '../contract.ts'

const world = useWorld()
let post: string
const about = () => ({ commentable_type: 'Post', commentable_id: post })
const say = async (who: Actor, body: string, parent_id?: string) =>
  (await who.gets(comments.create, { ...about(), body, ...(parent_id && { parent_id: parent_id as never }) })).comment
const discussion = async (who: Actor, more = {}) => (await who.gets(comments.list, { ...about(), ...more })).comments.data
const heard = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)
/** The counter, and the rows it must equal. */
async function counts() {
  const { rows } = await world.pool.query(
    `select coalesce((select count from comment_counts where subject_id = $1), 0) as counted,
       (select count(*)::int from comments where subject_id = $1 and deleted_at is null) as standing`,
    [post],
  )
  return rows[0]
}

beforeAll(() => world.pool.query("update members set created_at = clock_timestamp() - interval '30 days'"))
beforeEach(async () => {
  await world.settle()
  for (const table of ['comments', 'reactions', 'posts', 'follows', 'blocks', 'mutes', 'notifications'])
    await world.pool.query(`delete from ${table}`)
  post = (await world.ann.gets(posts.create, { body: 'Plate 146' })).post.id
})

test('ben comments, cleo answers him, the answer to the answer stands beside it', async () => {
  const { ann, ben, cleo, guest } = world
  const first = await say(ben, 'It waited in the drawer')
  const answer = await say(cleo, 'Which drawer?', first.id)
  const next = await say(ann, '@cleo The lower one', answer.id)
  expect([answer.root_id, next.root_id]).toEqual([first.id, first.id])
  const [root] = await discussion(guest)
  expect(root).toMatchObject({ body: 'It waited in the drawer', reply_count: 2, is_author: false })
  expect(root!.replies.map(({ body, is_author }) => [body, is_author])).toEqual([
    ['Which drawer?', false],
    ['@cleo The lower one', true],
  ])
  await world.settle()
  expect(await heard(ann)).toEqual(['comment', 'comment'])
  expect(await heard(ben)).toEqual(['comment_reply'])
  expect(await heard(cleo)).toEqual(['comment_mention'])
  expect(await counts()).toEqual({ counted: 3, standing: 3 })
})

test('a page of comments ends where the next begins, in both orders; replies have pages of their own', async () => {
  const { ben, guest } = world
  const root = await say(ben, 'one')
  for (const body of ['two', 'three']) await say(ben, body)
  for (const n of [1, 2, 3, 4, 5]) await say(ben, `reply ${n}`, root.id)
  for (const sort of ['oldest', 'newest'] as const) {
    const first = await guest.gets(comments.list, { ...about(), sort, page_size: 2 })
    const cursor = new URLSearchParams(first.comments.next_page_url!.split('?')[1]).get('cursor')!
    const rest = await guest.gets(comments.list, { ...about(), sort, page_size: 2, cursor })
    const all = [...first.comments.data, ...rest.comments.data].map(({ body }) => body)
    expect(all).toEqual(sort === 'oldest' ? ['one', 'two', 'three'] : ['three', 'two', 'one'])
    expect([first.comments.total, first.count, rest.comments.next_page_url]).toEqual([3, 8, null])
  }
  expect((await discussion(guest))[0]!.replies).toHaveLength(3)
  expect(await discussion(guest, { parent_id: root.id })).toHaveLength(5)
})

test('an edit keeps the earlier text; only who wrote it changes or deletes it', async () => {
  const { ann, ben, guest } = world
  const { id } = await say(ben, 'Plate 164')
  expect((await ann.ask(comments.edit, { id, body: 'x' })).status).toBe(404)
  expect((await ann.ask(comments.remove, { id })).status).toBe(404)
  expect((await ben.gets(comments.edit, { id, body: 'Plate 146' })).comment).toMatchObject({ body: 'Plate 146' })
  expect((await guest.gets(comments.versions, { id })).versions.map(({ body }) => body)).toEqual(['Plate 164'])
})

test('a deleted comment goes at once and comes back within a minute; answered, it leaves its place empty', async () => {
  const { ann, ben, cleo, guest, pool } = world
  const { id } = await say(ben, 'CANARY of ben')
  await ben.gets(comments.remove, { id })
  expect(await discussion(guest)).toEqual([])
  expect(await counts()).toEqual({ counted: 0, standing: 0 })
  expect((await ben.gets(comments.restore, { id })).comment.body).toBe('CANARY of ben')
  await say(cleo, 'An answer', id)
  await ben.gets(comments.remove, { id })
  expect(await discussion(ann)).toMatchObject([{ body: '', user: null, is_deleted: true, replies: [{ body: 'An answer' }] }])
  await pool.query("update comments set deleted_at = deleted_at - interval '2 minutes' where deleted_at is not null")
  expect(await ben.ask(comments.restore, { id })).toMatchObject({ status: 409, code: 'comment.too_late' })
  await world.settle()
  expect((await pool.query('select body from comments where id = $1', [id])).rows).toEqual([{ body: '' }])
  expect((await ben.ask(comments.restore, { id })).status).toBe(404)
  expect(await counts()).toEqual({ counted: 1, standing: 1 })
})

test('what blocked members say is not shown, nor counted, and cannot be answered', async () => {
  const { ann, ben, cleo } = world
  const { id } = await say(ben, 'CANARY of ben')
  await say(ben, 'CANARY answer of ben', (await say(ann, 'Mine')).id)
  await cleo.gets(network.block, { id: ben.id })
  const told = await cleo.gets(comments.list, about())
  expect(JSON.stringify(told)).not.toContain('CANARY')
  expect([told.count, told.comments.total]).toEqual([1, 1])
  expect((await cleo.ask(comments.create, { ...about(), body: 'x', parent_id: id })).code).toBe('comment.no_parent')
  expect((await cleo.ask(reactions.react, { reactionable_type: 'Comment', reactionable_id: id, reaction: 'like' })).status).toBe(404)
  expect((await cleo.ask(comments.versions, { id })).status).toBe(404)
})

test('a comment on what cleo may not read tells her nothing, though it names her, and neither does one of a member she has muted', async () => {
  const { ann, ben, cleo } = world
  for (const who of [ben, cleo]) await who.gets(network.follow, { id: ann.id })
  for (const who of [ben, cleo]) await ann.gets(network.follow, { id: who.id })
  const secret = (await ann.gets(posts.create, { body: 'For connections', privacy: 1 })).post.id
  const hidden = { commentable_type: 'Post', commentable_id: secret }
  const { comment } = await cleo.gets(comments.create, { ...hidden, body: 'Well done' })
  await world.settle()
  await world.pool.query('delete from notifications')
  await cleo.gets(network.unfollow, { id: ann.id })
  await ben.gets(comments.create, { ...hidden, body: '@cleo is right', parent_id: comment.id })
  await ben.gets(comments.create, { ...hidden, body: 'So is @cleo' })
  await world.settle()
  expect([await heard(cleo), await heard(ann)]).toEqual([[], ['comment', 'comment']])
  await cleo.gets(network.mute, { id: ben.id })
  await say(ben, '@cleo look')
  await world.settle()
  expect(await heard(cleo)).toEqual([])
})

test('with the last answer goes the deleted comment above it, and with a comment the reactions to it', async () => {
  const { ann, ben, cleo, pool } = world
  const root = await say(ben, 'one')
  const answer = await say(cleo, 'two', root.id)
  for (const { id } of [root, answer]) await ann.gets(reactions.react, { reactionable_type: 'Comment', reactionable_id: id, reaction: 'like' })
  const purged = async () => {
    await pool.query("update comments set deleted_at = deleted_at - interval '2 minutes' where deleted_at is not null")
    await world.settle()
    const { rows } = await pool.query('select (select count(*)::int from comments) as comments, (select count(*)::int from reactions) as reactions')
    return rows[0]
  }
  await ben.gets(comments.remove, { id: root.id })
  expect(await purged()).toEqual({ comments: 2, reactions: 1 })
  await cleo.gets(comments.remove, { id: answer.id })
  expect(await purged()).toEqual({ comments: 0, reactions: 0 })
})

test('what one may not read takes no comment, and nothing of its comments is told', async () => {
  const { ann, ben, guest } = world
  const secret = (await ann.gets(posts.create, { body: 'CANARY', privacy: 1 })).post.id
  const hidden = { commentable_type: 'Post', commentable_id: secret }
  const { comment } = await ann.gets(comments.create, { ...hidden, body: 'CANARY of ann' })
  for (const who of [ben, guest]) {
    expect((await who.ask(comments.list, hidden)).code).toBe('comment.no_subject')
    expect((await who.ask(comments.versions, { id: comment.id })).status).toBe(404)
    expect((await who.ask(reactions.list, { reactionable_type: 'Post', reactionable_id: secret })).status).toBe(404)
    expect((await who.ask(reactions.list, { reactionable_type: 'Comment', reactionable_id: comment.id })).status).toBe(404)
  }
  expect((await ben.ask(comments.create, { ...hidden, body: 'x' })).status).toBe(404)
  for (const commentable_type of ['User', 'Setting', 'Comment', 'Store'])
    expect((await ben.ask(comments.create, { commentable_type, commentable_id: secret, body: 'x' })).code).toBe('comment.kind')
})

test('an item on the market takes comments like a post', async () => {
  const { ann, ben } = world
  await openShop(ann)
  const product = await sell(world, ann)
  const asked = { commentable_type: 'Product', commentable_id: product.id }
  await ben.gets(comments.create, { ...asked, body: 'Is the gum original?' })
  expect((await ann.gets(comments.list, asked)).comments.data).toMatchObject([{ body: 'Is the gum original?', is_author: false }])
  await world.settle()
  expect(await heard(ann)).toEqual(['comment'])
})

test('six reactions: one of a member, changed and taken back, counted as they stand', async () => {
  const { ann, ben, cleo, guest } = world
  const on = { reactionable_type: 'Post', reactionable_id: post }
  const react = async (who: Actor, reaction: 'like' | 'envy' | null) => (await who.gets(reactions.react, { ...on, reaction })).reactions
  expect(await react(ben, 'like')).toEqual({ total: 1, counts: [{ reaction: 'like', count: 1 }], own: 'like' })
  expect(await react(ben, 'envy')).toEqual({ total: 1, counts: [{ reaction: 'envy', count: 1 }], own: 'envy' })
  await react(cleo, 'envy')
  const told = await guest.gets(reactions.list, on)
  expect(told.reactions.data.map(({ user, reaction }) => [user.username, reaction])).toEqual([
    ['cleo', 'envy'],
    ['ben', 'envy'],
  ])
  expect(told.summary).toEqual({ total: 2, counts: [{ reaction: 'envy', count: 2 }], own: null })
  expect((await react(ben, null)).total).toBe(1)
  expect((await react(ben, null)).total).toBe(1)
  await world.settle()
  expect(await heard(ann), 'one row for each post').toEqual(['reaction'])
})

test('T9: 100 presses at once leave one row, and the counter equals the rows', async () => {
  const { ben, pool } = world
  const on = { reactionable_type: 'Post', reactionable_id: post }
  const kinds = ['like', 'envy', null] as const
  await Promise.all(Array.from({ length: 100 }, (_, n) => ben.ask(reactions.react, { ...on, reaction: kinds[n % 3]! })))
  const { rows } = await pool.query(
    `select (select count(*)::int from reactions where subject_id = $1) as rows,
       (select coalesce(sum(count), 0)::int from reaction_counts where subject_id = $1) as counted`,
    [post],
  )
  expect(rows[0].counted).toBe(rows[0].rows)
  expect(rows[0].rows).toBeLessThanOrEqual(1)
})
