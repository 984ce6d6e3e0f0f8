import { beforeEach, expect, test } from 'vitest'
import { followChanged, network } from '#features/network/contract.ts'
import { settings } from '#features/settings/contract.ts'
import { UNDO_SECONDS } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { transact } from '#server/operations/transaction.ts'
import type { NoticeKind } from '#server/slices/notice.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'
import { noticeListeners } from './notice-listeners.ts'
import { keepGrouped } from './queries-keep.ts'

const world = useWorld()
const told = async (who: Actor, input: Partial<InputOf<typeof notifications.list>> = {}) => (await who.gets(notifications.list, input)).notifications
const subjects = async (who: Actor) => (await told(who)).data.map(({ data }) => data.subject.replaceAll(' Collector', ''))
const follow = async (who: Actor, id = world.ann.id) => {
  await who.gets(network.follow, { id })
  await world.settle()
}

beforeEach(async () => {
  await world.settle()
  for (const table of ['follows', 'blocks', 'notifications', 'settings']) await world.pool.query(`delete from ${table}`)
})

test('who follows ann stands in one row until she has read it; the next opens another', async () => {
  const { ann, ben, cleo } = world
  await follow(ben)
  expect(await subjects(ann)).toEqual(['ben follows you'])
  await follow(cleo)
  await follow(await world.join('dora'))
  const { data, unread, sections } = await told(ann)
  expect(data).toMatchObject([
    { data: { subject: 'dora Collector and 2 others follow you', path: `/profile/${ann.id}/network`, count: 3, action: 'follow' } },
  ])
  expect(data[0]!.data.senders.map(({ full_name }) => full_name)).toEqual(['dora Collector', 'cleo Collector'])
  expect([unread, sections.find(({ section }) => section === 'network')]).toEqual([1, { section: 'network', unread: 1 }])
  await ann.gets(notifications.markRead, { id: data[0]!.id })
  await follow(await world.join('edda'))
  expect(await subjects(ann)).toEqual(['edda follows you', 'dora and 2 others follow you'])
  expect((await told(ann, { section: 'account' })).data).toEqual([])
  expect((await told(ann, { section: 'network', status: 'unread' })).data).toHaveLength(1)
})

/** The event that a follow has sent, once more. */
async function hearAgain(follower: Actor, followed: Actor) {
  const { db, tools } = world.product
  const listener = noticeListeners([...tools.notices.values()] as NoticeKind[]).find(({ event }) => event === followChanged)!
  const { rows } = await world.pool.query<{ on: string }>(
    "select split_part(dedupe_key, ':', 4) as on from notification_actors where actor_id = $1",
    [follower.id],
  )
  const data = { follower_id: follower.id, followed_id: followed.id, from: 'Unfollow', to: 'Accepted', action: 'follow', on: rows[0]!.on }
  await transact({ db, tools, wake: () => {} }, (context) => listener.hear(context, data))
}

test('ann’s and cleo’s followers stand in rows of their own, and an event that comes twice is counted once, read or not', async () => {
  const { ann, ben, cleo } = world
  await follow(ben)
  await follow(ben, cleo.id)
  await follow(cleo)
  await hearAgain(ben, ann)
  expect([await subjects(ann), await subjects(cleo)]).toEqual([['cleo and 1 other follow you'], ['ben follows you']])
  await ann.gets(notifications.markAllRead, {})
  await hearAgain(ben, ann)
  expect(await subjects(ann)).toEqual(['cleo and 1 other follow you'])
})

test('told in one go, ben’s follow of ann and of cleo stands once with each of them', async () => {
  const { ann, ben, cleo } = world
  const one = {
    type: 'follow_user',
    actor_id: ben.id,
    subject_type: 'member',
    subject_id: ben.id,
    property: { action: 'follow' },
    group_key: 'follow',
  }
  const notices = [ann, cleo].map(({ id }) => ({ ...one, member_id: id, dedupe_key: `follow:follow:${ben.id}:${id}` }))
  const { db, tools } = world.product
  await transact({ db, tools, wake: () => {} }, ({ tx }) => keepGrouped(tx, notices))
  const { rows } = await world.pool.query('select member_id from notification_actors order by 1')
  expect(rows.map(({ member_id }) => member_id)).toEqual([ann.id, cleo.id].toSorted())
  expect([(await told(ann)).data[0]!.data.count, (await told(cleo)).data[0]!.data.count]).toEqual([1, 1])
})

test('ann groups nothing: each follower has a row', async () => {
  const { ann, ben, cleo } = world
  await ann.gets(settings.keep, { group: 'notifications', property: 'grouping', value: false })
  await follow(ben)
  await follow(cleo)
  expect(await subjects(ann)).toEqual(['cleo follows you', 'ben follows you'])
})

test('ann blocks cleo: her name goes, and the row tells of ben again and leads to him', async () => {
  const { ann, ben, cleo } = world
  await follow(ben)
  await follow(cleo)
  await ann.gets(network.block, { id: cleo.id })
  await world.settle()
  expect(await subjects(ann)).toEqual(['ben follows you'])
  expect((await told(ann)).data[0]!.data.path).toBe(`/profile/${ben.id}`)
  await ann.gets(network.block, { id: ben.id })
  await world.settle()
  expect(await subjects(ann)).toEqual([])
})

test('ann takes a deletion back for a minute; nobody else does, and later nothing comes back', async () => {
  const { ann, ben, cleo } = world
  await follow(ben)
  const [row] = (await told(ann)).data
  const id = row!.id
  const drop = async () => {
    await ann.gets(notifications.remove, { id })
    expect([await subjects(ann), (await told(ann)).unread]).toEqual([[], 0])
  }
  await drop()
  expect((await cleo.ask(notifications.restore, { id })).status).toBe(404)
  expect(await subjects(ann)).toEqual([])
  await follow(cleo)
  await ann.gets(notifications.restore, { id })
  expect((await subjects(ann)).toSorted()).toEqual(['ben follows you', 'cleo follows you'])
  await ann.gets(notifications.removeAll, {})
  await world.pool.query('update notifications set deleted_at = deleted_at - make_interval(secs => $1)', [UNDO_SECONDS + 1])
  expect((await ann.ask(notifications.restore, { id })).status).toBe(404)
  await world.settle()
  expect((await world.pool.query('select from notifications where member_id = $1', [ann.id])).rows).toEqual([])
})

test('read notices go after 90 days, unread ones after a year', async () => {
  const { ann, pool } = world
  const planted = (days: number, is_read: boolean) =>
    pool.query(
      `insert into notifications (id, place, member_id, type, subject_type, subject_id, dedupe_key, read_at)
       select uuidv7(age), uuidv7(age), $1, 'level_changed', 'member', $1, age::text || $3::boolean, case when $3::boolean then clock_timestamp() + age end
       from (select make_interval(days => -$2::int) as age) as one`,
      [ann.id, days, is_read],
    )
  for (const days of [80, 100, 360, 370]) for (const is_read of [true, false]) await planted(days, is_read)
  await world.settle()
  const { rows } = await pool.query("select split_part(dedupe_key, ' ', 1) as days, read_at is not null as is_read from notifications")
  expect(rows.map(({ days, is_read }) => `${-days} ${is_read ? 'read' : 'unread'}`).toSorted()).toEqual([
    '100 unread',
    '360 unread',
    '80 read',
    '80 unread',
  ])
})
