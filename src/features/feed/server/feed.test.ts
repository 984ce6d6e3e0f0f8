import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { events } from '#features/events/contract.ts'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { feed } from '../contract.ts'

const world = useWorld()
const items = async (who: Actor, more: GivenOf<typeof feed.list> = {}) => (await who.gets(feed.list, { page_size: 30, ...more })).paginated_items.data
const bodies = async (who: Actor, more: GivenOf<typeof feed.list> = {}) =>
  (await items(who, more)).map((item) => item.post?.body ?? item.product?.name)
async function write(who: Actor, body: string, more: GivenOf<typeof posts.create> = {}) {
  const { post } = await who.gets(posts.create, { body, ...more })
  await world.settle()
  return post
}

beforeAll(() => openShop(world.ann))
beforeEach(async () => {
  await world.settle()
  for (const table of ['posts', 'feed_items', 'feed_hidden', 'feed_muted_words', 'follows', 'blocks', 'mutes', 'notifications'])
    await world.pool.query(`delete from ${table}`)
  await world.pool.query('update members set is_private = false')
})

test('whom one follows fills one’s feed, the newest first, with one’s own; guests read the latest', async () => {
  const { ann, ben, cleo, guest } = world
  await write(ann, 'one')
  await write(cleo, 'two')
  await write(ben, 'three')
  expect(await bodies(ben)).toEqual(['three'])
  await ben.gets(network.follow, { id: ann.id })
  expect(await bodies(ben)).toEqual(['three', 'one'])
  expect((await items(ben)).map(({ why }) => why)).toEqual(['own', 'followed'])
  expect(await bodies(ben, { type: 'latest' })).toEqual(['three', 'two', 'one'])
  expect(await bodies(guest)).toEqual(['three', 'two', 'one'])
})

test('what is written in a club stands in the feeds of its members alone, passed on or not, and goes when it is removed there', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'basic' where id = $1", [ann.id])
  const { club } = await ann.gets(clubs.create, { name: 'Classics Circle', visibility: 'hidden', joining: 'invitation' })
  await ann.gets(clubs.invite, { id: club.id, user_id: ben.id })
  await ben.gets(clubs.join, { id: club.id })
  for (const who of [ben, cleo]) await who.gets(network.follow, { id: ann.id })
  await cleo.gets(network.follow, { id: ben.id })
  const { id } = await write(ann, 'CANARY', { club_id: club.id })
  expect([await bodies(ben), await bodies(ben, { type: 'clubs' }), await bodies(cleo), await bodies(cleo, { type: 'clubs' })]).toEqual([
    ['CANARY'],
    ['CANARY'],
    [],
    [],
  ])
  expect(await bodies(ben, { type: 'latest' }), 'it is not for everybody').toEqual([])
  await ben.gets(feed.reshare, { id: (await items(ben))[0]!.id })
  const { data, total } = (await cleo.gets(feed.list, {})).paginated_items
  expect([data, total]).toEqual([[], 0])
  await ben.gets(clubs.leave, { id: club.id })
  expect([await bodies(ben), await bodies(ben, { type: 'clubs' })]).toEqual([[], []])
  await ann.gets(posts.takeDown, { id, reason: 'Mine' })
  await world.settle()
  expect(await bodies(ann)).toEqual([])
})

test('a post for connections appears for them alone, and goes when it becomes private', async () => {
  const { ann, ben, cleo } = world
  for (const who of [ben, cleo]) await who.gets(network.follow, { id: ann.id })
  await ann.gets(network.follow, { id: ben.id })
  const { id } = await write(ann, 'open')
  await write(ann, 'CANARY', { privacy: 1 })
  expect([await bodies(ben), await bodies(cleo), await bodies(cleo, { type: 'latest' })]).toEqual([['CANARY', 'open'], ['open'], ['open']])
  await ann.gets(posts.edit, { id, body: 'open', privacy: 1 })
  expect(await bodies(cleo), 'at once, before any event is delivered').toEqual([])
  await world.settle()
  expect([await bodies(cleo), await bodies(ben)]).toEqual([[], ['CANARY', 'open']])
})

test('what is listed appears as its own card with its live state, and leaves with the listing', async () => {
  const { ann, ben } = world
  await ben.gets(network.follow, { id: ann.id })
  const product = await sell(world, ann)
  await world.settle()
  expect(await items(ben)).toMatchObject([{ item_type: 'Product', why: 'followed', product: { id: product.id, price: product.price }, post: null }])
  expect(await bodies(ben, { type: 'market' })).toEqual([product.name])
  await ann.gets(products.unpublish, { id: product.id })
  await world.settle()
  expect(await bodies(ben)).toEqual([])
})

test('an open event appears as its own card when it is published, and goes when it is called off; a private one does not', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'basic' where id = $1", [ann.id])
  for (const who of [ben, cleo]) await who.gets(network.follow, { id: ann.id })
  const usual = {
    type: 'Event',
    mode: 'In_Person',
    recurrence: 'Standard',
    duration_type: 'timed',
    location: 'Library',
    time_zone: 'Europe/Oslo',
  } as const
  const times = { start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' }
  const announce = async (title: string, visibility: 'Open' | 'Private') => {
    const { event } = await ann.gets(events.create, { ...usual, ...times, title, visibility })
    return (await ann.gets(events.publish, { id: event.id })).event
  }
  const fair = await announce('Fair', 'Open')
  await announce('CANARY evening', 'Private')
  await world.settle()
  expect((await items(ben)).map(({ item_type, event }) => [item_type, event?.title])).toEqual([['Event', 'Fair']])
  await ann.gets(events.cancel, { id: fair.id })
  await world.settle()
  expect(await items(ben)).toEqual([])
})

test('passed on, an item is shown once, to whoever may know of it, and its owner hears of it', async () => {
  const { ann, ben, cleo, guest } = world
  const dora = await world.join('dora')
  const post = await write(ann, 'open')
  for (const who of [cleo, dora]) await who.gets(network.follow, { id: ben.id })
  const [item] = await items(ben, { type: 'latest' })
  await ben.gets(feed.reshare, { id: item!.id })
  await world.settle()
  expect(await items(cleo)).toMatchObject([{ why: 'reshared', user: { username: 'ben' }, share_count: 1, post: { id: post.id } }])
  expect((await cleo.gets(notifications.list, {})).notifications.data).toEqual([])
  expect((await ann.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)).toEqual(['reshare'])
  await cleo.gets(network.follow, { id: ann.id })
  expect(await bodies(cleo), 'the original and the reshare are one item').toEqual(['open'])
  await ann.gets(network.block, { id: dora.id })
  expect(await bodies(dora)).toEqual([])
  expect((await dora.ask(feed.show, { id: item!.id })).status).toBe(404)
  await ann.gets(posts.edit, { id: post.id, body: 'open', privacy: 1 })
  expect([await bodies(cleo), await bodies(ben, { type: 'latest' }), await bodies(guest)]).toEqual([[], [], []])
  expect((await cleo.ask(feed.reshare, { id: item!.id })).status).toBe(404)
})

test('who has passed something on is told to followers alone when their profile is private', async () => {
  const { ann, ben, cleo, pool } = world
  await write(ann, 'open')
  await cleo.gets(network.follow, { id: ben.id })
  const [item] = await items(ben, { type: 'latest' })
  await ben.gets(feed.reshare, { id: item!.id })
  const { rows } = await pool.query("select id from feed_items where kind = 'reshare'")
  await pool.query('update members set is_private = true where id = $1', [ben.id])
  const status = async (who: Actor) => (await who.ask(feed.show, { id: rows[0].id })).status
  expect([await status(cleo), await status(ben), await status(ann)]).toEqual([200, 200, 404])
})

test('one’s own is not passed on; a reshare is taken back', async () => {
  const { ann, ben } = world
  await write(ann, 'open')
  const [item] = await items(ben, { type: 'latest' })
  expect(await ann.ask(feed.reshare, { id: item!.id })).toMatchObject({ status: 409, code: 'feed.own' })
  expect((await ben.gets(feed.reshare, { id: item!.id })).item).toMatchObject({ is_reshared: true, share_count: 1 })
  expect((await ben.gets(feed.reshare, { id: item!.id })).item.share_count).toBe(1)
  expect((await ben.gets(feed.takeBack, { id: item!.id })).item).toMatchObject({ is_reshared: false, share_count: 0 })
})

test('hidden items, muted members and muted words stay out', async () => {
  const { ann, ben, cleo } = world
  for (const who of [ann, cleo]) await ben.gets(network.follow, { id: who.id })
  await write(ann, 'A regummed stamp')
  await write(ann, 'A clean one')
  await write(cleo, 'Of cleo')
  const [ofCleo] = await items(ben)
  await ben.gets(feed.hide, { id: ofCleo!.id })
  expect(await bodies(ben)).toEqual(['A clean one', 'A regummed stamp'])
  await ben.gets(feed.hide, { id: ofCleo!.id, is_hidden: false })
  expect((await ben.gets(feed.muteWords, { words: ['Regummed', 'Regummed'] })).words).toEqual(['Regummed'])
  expect(await bodies(ben)).toEqual(['Of cleo', 'A clean one'])
  const { name } = await sell(world, ann)
  await world.settle()
  expect(await bodies(ben)).toEqual([name, 'Of cleo', 'A clean one'])
  await ben.gets(network.mute, { id: ann.id })
  expect([await bodies(ben), await bodies(ben, { type: 'latest' })]).toEqual([['Of cleo'], ['Of cleo']])
})

test('new things are announced, not pushed: how many, of whom', async () => {
  const { ann, ben, cleo } = world
  for (const who of [ann, cleo]) await ben.gets(network.follow, { id: who.id })
  await write(ann, 'one')
  const [last] = await items(ben)
  const since = last!.id
  expect(await ben.gets(feed.news, { since })).toMatchObject({ count: 0, users: [] })
  await write(ben, 'my own')
  await write(cleo, 'two')
  await write(ann, 'three')
  const told = await ben.gets(feed.news, { since })
  expect([told.count, told.users.map(({ username }) => username)]).toEqual([2, ['ann', 'cleo']])
  expect(new Set(told.heard)).toEqual(new Set([ann.id, cleo.id]))
})

test('a feed walked while things come and go skips nothing and repeats nothing', async () => {
  const { ann, ben } = world
  await ben.gets(network.follow, { id: ann.id })
  for (let n = 0; n < 12; n++) await ann.gets(posts.create, { body: `post ${n}` })
  await world.settle()
  const walked: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 20; page++) {
    const { data, next_page_url } = (await ben.gets(feed.list, { page_size: 2, ...(cursor && { cursor }) })).paginated_items
    walked.push(...data.map(({ post }) => post!.body))
    if (!next_page_url) break
    cursor = new URLSearchParams(next_page_url.split('?')[1]).get('cursor')!
    await write(ann, `late ${page}`)
    if (page === 1) await ann.gets(posts.remove, { id: data[0]!.post!.id })
  }
  expect(walked).toEqual(Array.from({ length: 12 }, (_, n) => `post ${11 - n}`))
})

test('many muted posts in a row leave a page that still leads on', async () => {
  const { ann, ben } = world
  await ben.gets(network.follow, { id: ann.id })
  await write(ann, 'the oldest')
  for (let n = 0; n < 9; n++) await ann.gets(posts.create, { body: `regummed ${n}` })
  await ben.gets(feed.muteWords, { words: ['regummed'] })
  await world.settle()
  const seen: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < 10; page++) {
    const { data, next_page_url } = (await ben.gets(feed.list, { page_size: 2, ...(cursor && { cursor }) })).paginated_items
    seen.push(...data.map(({ post }) => post!.body))
    cursor = next_page_url ? new URLSearchParams(next_page_url.split('?')[1]).get('cursor')! : undefined
    if (!cursor) break
  }
  expect(seen).toEqual(['the oldest'])
})
