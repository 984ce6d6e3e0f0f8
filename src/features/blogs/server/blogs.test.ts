import { beforeEach, expect, test } from 'vitest'
import { bookmarks } from '#features/bookmarks/contract.ts'
import { clubs } from '#features/clubs/contract.ts'
import { comments } from '#features/comments/contract.ts'
import { feed } from '#features/feed/contract.ts'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { searches } from '#features/search/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { blogs } from '../contract.ts'

const world = useWorld()
const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const pictureNode = (media_id: string, alt = 'A horn') => ({ type: 'picture', attrs: { media_id, alt, caption: '' } })
const TEXT = doc(paragraph('Look at the ring first.'))
const begin = async (who: Actor, more: GivenOf<typeof blogs.begin> = {}) =>
  (await who.gets(blogs.begin, { title: 'Four ways to date a posthorn', content: TEXT, ...more })).draft
async function published(who: Actor, more: GivenOf<typeof blogs.begin> = {}) {
  const { id, version } = await begin(who, more)
  return (await who.gets(blogs.publish, { id, version })).draft.post_id!
}
const sees = async (who: Actor, id: string) => (await who.ask(blogs.show, { id: id as never })).status
const titles = async (who: Actor, more: GivenOf<typeof posts.list> = {}) =>
  (await who.gets(posts.list, { kind: 'Blog', ...more })).posts.data.map(({ article }) => article!.title)

beforeEach(async () => {
  await world.settle()
  for (const table of ['blog_drafts', 'posts', 'follows', 'blocks', 'notifications', 'clubs']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set is_private = false, plan = 'basic'")
})

test('ann writes a draft that nobody else reads, publishes it, and everybody reads it as a post of kind Blog', async () => {
  const { ann, ben, guest } = world
  const draft = await begin(ann, { summary: 'Ring, letters, teeth.', tags: ['Norway', 'Dating'] })
  expect(draft).toMatchObject({ version: 1, post_id: null, is_changed: true, minutes: 1, tags: ['norway', 'dating'] })
  expect((await ben.ask(blogs.draft, { id: draft.id })).status).toBe(404)
  expect(await titles(guest)).toEqual([])
  const { post_id } = (await ann.gets(blogs.publish, { id: draft.id, version: 1 })).draft
  const { article } = await guest.gets(blogs.show, { id: post_id! })
  expect(article).toMatchObject({ content: TEXT, draft_id: null, post: { kind: 'Blog', body: 'Look at the ring first.', edited_at: null } })
  expect(article.post.article).toMatchObject({ title: 'Four ways to date a posthorn', minutes: 1, is_news: false, tags: ['dating', 'norway'] })
  expect((await ann.gets(blogs.show, { id: post_id! })).article.draft_id).toBe(draft.id)
  expect((await ann.gets(blogs.draft, { id: post_id! })).draft.id).toBe(draft.id)
  expect([await titles(guest, { topic: 'norway' }), await titles(guest, { user_id: ben.id })]).toEqual([['Four ways to date a posthorn'], []])
  expect((await guest.gets(posts.list, { kind: 'Feed' })).posts.data).toEqual([])
})

test('a save over a version that one has not seen is refused, and both texts stay', async () => {
  const { ann } = world
  const { id } = await begin(ann)
  const save = (version: number, title: string, more: object = {}) => ann.ask(blogs.save, { id, version, title, content: TEXT, ...more })
  expect((await save(1, 'From the phone')).status).toBe(200)
  expect(await save(1, 'From the desk')).toMatchObject({ status: 409, code: 'blog.clash' })
  expect((await ann.gets(blogs.draft, { id })).draft).toMatchObject({ title: 'From the phone', version: 2 })
  expect((await save(2, 'From the desk', { keeps_other: true })).status).toBe(200)
  const { versions } = await ann.gets(blogs.versions, { id })
  expect(versions.map(({ version, title }) => [version, title])).toEqual([
    [2, 'From the phone'],
    [1, 'Four ways to date a posthorn'],
  ])
  expect((await ann.ask(blogs.publish, { id, version: 2 })).code).toBe('blog.clash')
})

test('two saves at once: one of them is refused', async () => {
  const { ann } = world
  const { id } = await begin(ann)
  const answers = await Promise.all(['a', 'b', 'c'].map((title) => ann.ask(blogs.save, { id, version: 1, title, content: TEXT })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('at most twenty earlier texts are kept, and one in ten minutes when nobody chooses', async () => {
  const { ann } = world
  const { id } = await begin(ann)
  for (let version = 1; version <= 3; version++) await ann.gets(blogs.save, { id, version, title: `${version}`, content: TEXT })
  expect((await ann.gets(blogs.versions, { id })).versions.length).toBe(1)
  for (let version = 4; version <= 26; version++) await ann.gets(blogs.save, { id, version, title: `${version}`, content: TEXT, keeps_other: true })
  const { versions } = await ann.gets(blogs.versions, { id })
  expect([versions.length, versions[0]!.version, versions.at(-1)!.version]).toEqual([20, 26, 7])
})

test('a change reaches readers when it is published, and says when', async () => {
  const { ann, guest } = world
  const id = await published(ann)
  const { draft } = await ann.gets(blogs.draft, { id })
  const { version } = (await ann.gets(blogs.save, { id: draft.id, version: draft.version, title: 'Five ways', content: TEXT })).draft
  expect((await guest.gets(blogs.show, { id })).article.post.article!.title).toBe('Four ways to date a posthorn')
  await ann.gets(blogs.publish, { id: draft.id, version })
  const { post } = (await guest.gets(blogs.show, { id })).article
  expect([post.article!.title, post.version, post.edited_at !== null]).toEqual(['Five ways', 2, true])
  expect((await ann.ask(posts.edit, { id, body: 'other' })).code).toBe('post.article')
  expect((await ann.ask(blogs.discard, { id: draft.id })).code).toBe('blog.published')
})

test('without a title, without a text and with a picture in no words it is not published', async () => {
  const { ann } = world
  const media = await pictureOf(world, ann)
  const code = async (more: GivenOf<typeof blogs.begin>) => {
    const { id, version } = await begin(ann, more)
    return (await ann.ask(blogs.publish, { id, version })).code
  }
  expect(await code({ title: '' })).toBe('blog.untitled')
  expect(await code({ content: doc({ type: 'paragraph' }) })).toBe('blog.empty')
  expect(await code({ content: doc(pictureNode(media, ' ')) })).toBe('blog.alt')
  expect(await code({ cover_media_id: media })).toBe('blog.alt')
  expect(await code({ content: doc(pictureNode(media)), cover_media_id: media, cover_alt: 'A horn' })).toBeUndefined()
})

test('a picture of somebody else is in no text; one’s own gets a public address with the article and loses it with it', async () => {
  const { ann, ben, guest } = world
  const bens = await pictureOf(world, ben)
  expect((await ann.ask(blogs.begin, { content: doc(pictureNode(bens)) })).code).toBe('blog.media')
  expect((await ann.ask(blogs.begin, { cover_media_id: bens })).code).toBe('blog.media')
  const mine = await pictureOf(world, ann)
  const is_open = async () => (await world.pool.query('select published_at from medias where id = $1', [mine])).rows[0].published_at !== null
  const draft = await begin(ann, { content: doc(paragraph('Look:'), pictureNode(mine)) })
  expect([await is_open(), draft.medias.map(({ id }) => id)]).toEqual([false, [mine]])
  const id = (await ann.gets(blogs.publish, { id: draft.id, version: 1 })).draft.post_id!
  expect([await is_open(), (await guest.gets(blogs.show, { id })).article.medias.length]).toEqual([true, 1])
  await ann.gets(posts.remove, { id })
  expect([await is_open(), await sees(guest, id), (await ann.ask(blogs.draft, { id: draft.id })).status]).toEqual([false, 404, 404])
  await ann.gets(posts.restore, { id })
  expect([await is_open(), await sees(guest, id)]).toEqual([true, 200])
})

test('a card in a text is for each reader what they may know of it', async () => {
  const { ann, ben, guest } = world
  await openShop(ben)
  const { id: product } = await sell(world, ben, { product: { name: 'Posthorn 20 øre' } })
  const at = (who: Actor, address: string) => who.ask(blogs.cardAt, { address })
  expect(await ann.gets(blogs.cardAt, { address: `${world.settings.public_url}/products/${product}` })).toMatchObject({
    type: 'Product',
    id: product,
    card: { title: 'Posthorn 20 øre' },
  })
  expect((await at(ann, `https://evil.example/products/${product}`)).code).toBe('blog.no_card')
  expect((await at(ann, '/wallet')).code).toBe('blog.no_card')
  const id = await published(ann, { content: doc({ type: 'card', attrs: { subject: 'Product', id: product } }) })
  const shown = async (who: Actor) => (await who.gets(blogs.show, { id })).article.cards[0]!.card?.title
  expect(await shown(guest)).toBe('Posthorn 20 øre')
  await ben.gets(network.block, { id: ann.id })
  expect([await shown(ann), await shown(guest)]).toEqual([undefined, 'Posthorn 20 øre'])
})

test('scheduled: it waits for its time, can be taken back, and is published by the clock for whoever still may', async () => {
  const { ann, guest } = world
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const due = (id: string) => world.pool.query("update blog_drafts set publish_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  const { id } = await begin(ann)
  for (const wrong of [new Date(Date.now() - 60_000), new Date(Date.now() + 400 * 86_400_000)])
    expect((await ann.ask(blogs.publish, { id, version: 1, publish_at: wrong.toISOString() })).code).toBe('blog.too_late')
  expect((await ann.gets(blogs.publish, { id, version: 1, publish_at: later })).draft.publish_at).toBe(later)
  expect(await titles(guest)).toEqual([])
  expect((await ann.gets(blogs.unschedule, { id })).draft.publish_at).toBeNull()
  await ann.gets(blogs.publish, { id, version: 1, publish_at: later })
  await due(id)
  await world.settle()
  expect(await titles(guest)).toEqual(['Four ways to date a posthorn'])
  const second = await begin(ann, { title: 'Second' })
  await ann.gets(blogs.publish, { id: second.id, version: 1, publish_at: later })
  await world.pool.query("update members set plan = 'free' where id = $1", [ann.id])
  await due(second.id)
  await world.settle()
  expect(await titles(guest)).toEqual(['Four ways to date a posthorn'])
  expect((await ann.gets(blogs.draft, { id: second.id })).draft).toMatchObject({ publish_at: null, post_id: null })
  const told = (await ann.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.path])
  expect(told).toEqual([
    ['blog_held', `/blog/update/${second.id}`],
    ['blog_published', `/blog/show/${(await ann.gets(blogs.draft, { id })).draft.post_id}`],
  ])
})

test('on the free plan one reads and does not write; drafts of before stay one’s own', async () => {
  const { ann, guest } = world
  const { id } = await begin(ann)
  await world.pool.query("update members set plan = 'free' where id = $1", [ann.id])
  expect((await ann.ask(blogs.begin, {})).status).toBe(403)
  expect((await ann.ask(blogs.save, { id, version: 1 })).status).toBe(403)
  expect((await ann.gets(blogs.drafts, {})).drafts.data.map((one) => one.id)).toEqual([id])
  expect((await guest.ask(blogs.begin, {})).status).toBe(401)
  expect((await ann.ask(blogs.discard, { id })).status).toBe(200)
})

test('a follower finds it in the feed, says something, and the notice leads to it', async () => {
  const { ann, ben } = world
  await ben.gets(network.follow, { id: ann.id })
  const id = await published(ann)
  await world.settle()
  const { data } = (await ben.gets(feed.list, {})).paginated_items
  expect(data[0]).toMatchObject({ item_type: 'Post', post: { kind: 'Blog', medias: [], article: { title: 'Four ways to date a posthorn' } } })
  await ben.gets(comments.create, { commentable_type: 'Post', commentable_id: id, body: 'And the teeth?' })
  await world.settle()
  const { notifications: heard } = await ann.gets(notifications.list, {})
  expect(heard.data[0]!.data.path).toContain(`/feeds/show/${id}`)
})

test('it is found by the words of its title and kept under its own kind', async () => {
  const { ann, ben, guest } = world
  const id = await published(ann)
  const hits = async (search: string) => (await guest.gets(searches.suggest, { search, searchable_type: 'Blog' })).search.data.map(({ path }) => path)
  expect([await hits('posthorn dat'), await hits('penny')]).toEqual([[`/blog/show/${id}`], []])
  expect((await ben.ask(bookmarks.bookmark, { book_markable_type: 'Blog', book_markable_id: id })).status).toBe(200)
  expect((await ben.gets(bookmarks.list, { book_markable_type: 'Blog' })).bookmarks.data[0]!.card).toMatchObject({
    title: 'Four ways to date a posthorn',
    path: `/blog/show/${id}`,
  })
  const { post } = await ann.gets(posts.create, { body: 'a plain post' })
  expect((await ben.ask(bookmarks.bookmark, { book_markable_type: 'Blog', book_markable_id: post.id })).status).toBe(404)
  expect(await sees(ben, post.id)).toBe(404)
})

test('blocked members and private profiles: an article is a post like any other', async () => {
  const { ann, ben, guest } = world
  const id = await published(ann)
  await ann.gets(network.block, { id: ben.id })
  expect([await sees(ben, id), await titles(ben), await sees(guest, id)]).toEqual([404, [], 200])
  await world.pool.query('update members set is_private = true where id = $1', [ann.id])
  expect([await sees(guest, id), (await guest.gets(blogs.texts, {})).articles.data]).toEqual([404, []])
})

test('written in a club it is read by whoever reads the club, and stands on its wall', async () => {
  const { ann, ben, guest } = world
  const { club } = await ann.gets(clubs.create, { name: 'Nordic Letters', visibility: 'private', joining: 'request' })
  expect((await ben.ask(blogs.begin, { club_id: club.id })).code).toBe('blog.club')
  const id = await published(ann, { club_id: club.id })
  expect([await sees(ben, id), await sees(guest, id), await sees(ann, id)]).toEqual([404, 404, 200])
  expect((await ann.gets(posts.ofClub, { id: club.id })).posts.data[0]).toMatchObject({ kind: 'Blog', club: { name: 'Nordic Letters' } })
})

test('the operator’s articles are news; a plan without the right to answer reads them', async () => {
  const { ann, ben, guest } = world
  const ada = await world.join('ada', { plan: 'basic', role: 'administrator' })
  expect((await ann.ask(blogs.begin, { is_news: true })).code).toBe('blog.news')
  const id = await published(ada, { is_news: true, title: 'Cachet speaks Chinese' })
  await published(ann)
  expect(await titles(guest, { is_news: true })).toEqual(['Cachet speaks Chinese'])
  const say = () => ben.ask(comments.create, { commentable_type: 'Post', commentable_id: id, body: 'Good' })
  expect([(await say()).status, (await ben.gets(blogs.show, { id })).may_answer]).toEqual([200, true])
  await world.pool.query("delete from plan_permissions where plan = 'basic' and permission = 'news.actions.access'")
  await new Promise((done) => setTimeout(done, 600))
  expect([(await say()).status, (await ben.gets(blogs.show, { id })).may_answer]).toEqual([404, false])
  await world.pool.query("insert into plan_permissions (plan, permission) values ('basic', 'news.actions.access')")
})
