import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { network } from '../contract.ts'

const world = useWorld()
const collects = (who: Actor, ...codes: [kind: string, code: string][]) =>
  world.pool.query('insert into member_interests (member_id, kind, code) select $1, * from unnest($2::text[], $3::text[])', [
    who.id,
    codes.map(([kind]) => kind),
    codes.map(([, code]) => code),
  ])
const suggested = async (who: Actor) => (await who.gets(network.suggestions, {})).suggestions
const names = async (who: Actor) => (await suggested(who)).map(({ user }) => user.username)

beforeEach(async () => {
  for (const table of ['follows', 'network_counts', 'blocks', 'member_interests', 'profile_visibility'])
    await world.pool.query(`delete from ${table}`)
  await world.pool.query('update members set is_private = false, suspended_at = null, country = null')
})

test('members with shared interests are suggested with these interests, the most shared first', async () => {
  const { ann, ben, cleo } = world
  await collects(ann, ['topic', 'birds'], ['country', 'FR'], ['category', 'definitive'])
  await collects(ben, ['topic', 'birds'])
  await collects(cleo, ['topic', 'birds'], ['country', 'FR'], ['country', 'ES'])
  expect(await suggested(ann)).toMatchObject([
    {
      user: { username: 'cleo' },
      shared: 2,
      reasons: [
        { kind: 'topic', code: 'birds' },
        { kind: 'country', code: 'FR', name: 'France' },
      ],
    },
    { user: { username: 'ben' }, shared: 1 },
  ])
})

test('never members already followed, requested, blocked or blocking; nor absent or private ones, nor with hidden interests', async () => {
  const { ann, ben, cleo } = world
  for (const who of [ann, ben, cleo]) await collects(who, ['topic', 'birds'])
  expect(await names(ann)).toEqual(['cleo', 'ben'])
  await ann.gets(network.follow, { id: ben.id })
  expect(await names(ann)).toEqual(['cleo'])
  await ann.gets(network.unfollow, { id: ben.id })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [cleo.id, ann.id])
  expect([await names(ann), await names(cleo)]).toEqual([['ben'], ['ben']])
  for (const [off, on] of [
    ['update members set suspended_at = clock_timestamp() where id = $1', 'update members set suspended_at = null where id = $1'],
    ['update members set is_private = true where id = $1', 'update members set is_private = false where id = $1'],
    ["insert into profile_visibility values ($1, 'interests', 'nobody')", 'delete from profile_visibility where member_id = $1'],
  ] as const) {
    await world.pool.query(off, [ben.id])
    expect(await names(ann), off).toEqual([])
    await world.pool.query(on, [ben.id])
    expect(await names(ann), on).toEqual(['ben'])
  }
})

test('a member without interests gets members with many followers', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(network.follow, { id: cleo.id })
  expect(await suggested(ann)).toMatchObject([{ user: { username: 'cleo' }, shared: 0, why: 'followed', count: 1, reasons: [] }])
})

test('without shared interests there are still suggestions, each with its reason: sells it, same country, many followers, large store', async () => {
  const { ann, ben, cleo } = world
  const [dora, edda, finn] = [await world.join('dora'), await world.join('edda'), await world.join('finn')]
  for (const seller of [ben, finn]) await openShop(seller)
  await sell(world, ben, { item: { country: 'CH' } })
  await sell(world, finn, { item: { country: 'JP' } })
  await world.settle()
  await world.pool.query("update members set country = 'FR' where id = any($1)", [[ann.id, cleo.id, ben.id]])
  await dora.gets(network.follow, { id: edda.id })
  await collects(ann, ['country', 'CH'])
  expect(await suggested(ann)).toMatchObject([
    { user: { username: 'ben' }, why: 'sells', count: 1, shared: 0, reasons: [{ kind: 'country', code: 'CH', name: 'Switzerland' }] },
    { user: { username: 'cleo' }, why: 'country', reasons: [{ code: 'FR', name: 'France' }] },
    { user: { username: 'edda' }, why: 'followed', count: 1, reasons: [] },
    { user: { username: 'finn' }, why: 'store', count: 1, reasons: [] },
  ])
  for (const who of [ben, cleo, edda, finn]) await world.pool.query('update members set is_private = true where id = $1', [who.id])
  expect(await names(ann)).toEqual([])
})

test('the tabs of the own network count requests; those of another member show none', async () => {
  const { ann, ben, cleo } = world
  await ann.gets(network.follow, { id: ben.id })
  await ben.gets(network.follow, { id: ann.id })
  await world.pool.query('update members set is_private = true where id = $1', [ann.id])
  await cleo.gets(network.follow, { id: ann.id })
  await ann.gets(network.block, { id: (await world.join('gus')).id as never })
  const counts = async (who: Actor) => (await who.gets(network.standing, { id: ann.id })).follow.own_counts
  expect([await counts(ann), await counts(ben)]).toEqual([{ connections: 1, requests: 1, blocked: 1, muted: 0 }, null])
})

test('10,000 members who all collect the same: the best 24 are suggested', async () => {
  await collects(world.ann, ...Array.from({ length: 30 }, (_, n): [string, string] => ['topic', `t${n}`]))
  await world.pool.query(`insert into members (first_name, last_name, username, email, password_hash, email_verified_at)
    select 'Many', 'Collector', 'many' || n, 'many' || n || '@example.org', '', clock_timestamp() from generate_series(1, 10000) n`)
  for (let n = 0; n < 10; n++)
    await world.pool.query("insert into member_interests (member_id, kind, code) select id, 'topic', $1 from members where username like 'many%'", [
      `t${n}`,
    ])
  await world.pool.query('analyze members, member_interests, follows')
  await suggested(world.ann)
  const began = performance.now()
  expect(await suggested(world.ann)).toHaveLength(30)
  console.info(`suggested among 10,000 of the same interests in ${Math.round(performance.now() - began)} ms`)
}, 60_000)
