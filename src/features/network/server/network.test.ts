import { beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { network } from '../contract.ts'

const world = useWorld()
const standing = async (viewer: Actor, who: Actor) => (await viewer.gets(network.standing, { id: who.id })).follow
const follow = (who: Actor, whom: Actor) => who.ask(network.follow, { id: whom.id })
const names = (users: { data: readonly { username: string }[] }) => users.data.map(({ username }) => username)
const set = (who: Actor, what: string) => world.pool.query(`update members set ${what} where id = $1`, [who.id])

/** Stored counters, and the rows that they must equal. */
async function counts(who: Actor) {
  const { rows } = await world.pool.query(
    `select coalesce(max(followers_count), 0) as followers_count, coalesce(max(following_count), 0) as following_count,
      (select count(*)::int from follows where followed_id = $1 and status = 'Accepted') as followers,
      (select count(*)::int from follows where follower_id = $1 and status = 'Accepted') as following
    from network_counts where member_id = $1`,
    [who.id],
  )
  return rows[0]
}
async function isExact(who: Actor) {
  const { followers_count, following_count, followers, following } = await counts(who)
  expect({ followers: followers_count, following: following_count }).toEqual({ followers, following })
}

beforeEach(async () => {
  // What listeners of the test before still write would wait for these rows, and these for theirs.
  await world.settle()
  for (const table of ['follows', 'blocks', 'mutes', 'member_interests', 'notifications']) await world.pool.query(`delete from ${table}`)
  await world.pool.query('update members set is_private = false, suspended_at = null, deactivated_at = null')
})

describe('following', () => {
  test('ben follows ann at once, a second time too, and then no longer', async () => {
    const { ann, ben } = world
    for (let n = 0; n < 2; n++)
      expect((await follow(ben, ann)).result.follow).toMatchObject({ user: { follow_status: 'Accepted' }, followers_count: 1 })
    expect(names((await ann.gets(network.followers, { id: 'me' })).users)).toEqual(['ben'])
    expect(names((await world.guest.gets(network.following, { id: ben.id })).users)).toEqual(['ann'])
    expect((await ben.gets(network.unfollow, { id: ann.id })).follow).toMatchObject({
      user: { follow_status: 'Unfollow' },
      followers_count: 0,
    })
    expect((await ben.gets(network.followers, { id: ann.id })).users).toMatchObject({ data: [], total: 0 })
  })
  test('a member cannot follow themselves, nor a member whom they may not see', async () => {
    const { ann, ben, cleo, guest } = world
    expect(await follow(ben, ben)).toMatchObject({ status: 409, code: 'network.self' })
    await set(ann, 'suspended_at = clock_timestamp()')
    await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [cleo.id, ben.id])
    for (const whom of [ann, cleo]) expect(await follow(ben, whom)).toMatchObject({ status: 404, code: 'network.not_found' })
    expect((await follow(guest, ben)).status).toBe(401)
    const una = await world.join('una', { verified: false })
    expect((await follow(una, ben)).status).toBe(403)
    expect((await follow(ben, una)).status).toBe(404)
  })
  test('two who follow each other are connected, and no longer when one stops', async () => {
    const { ann, ben } = world
    const connected = async () =>
      (await world.pool.query('select are_connected($1, $2) as one, are_connected($2, $1) as other', [ann.id, ben.id])).rows[0]
    await follow(ben, ann)
    expect(await connected()).toEqual({ one: false, other: false })
    await follow(ann, ben)
    expect(await connected()).toEqual({ one: true, other: true })
    expect(await standing(ben, ann)).toMatchObject({ is_connected: true, user: { follows_you: true } })
    expect(names((await world.guest.gets(network.people, { id: ann.id, connected: true })).users)).toEqual(['ben'])
    await ann.gets(network.removeFollower, { id: ben.id })
    expect(await connected()).toEqual({ one: false, other: false })
    expect(await ann.ask(network.removeFollower, { id: ben.id })).toMatchObject({ status: 404, code: 'network.no_follower' })
  })
  test('T9 twenty toggles at once: the counters equal the rows, in whatever order', async () => {
    const { ann, ben, cleo } = world
    const toggles = Array.from({ length: 20 }, (_, n) =>
      n % 4 === 3 ? cleo.ask(network.toggle, { user_id: ann.id }) : ben.ask(network.toggle, { user_id: (n % 2 ? cleo : ann).id as never }),
    )
    for (const { status } of await Promise.all(toggles)) expect(status).toBe(200)
    for (const who of [ann, ben, cleo]) await isExact(who)
  })
})

describe('a private profile', () => {
  test('gets a request; ann accepts, and only then ben sees whom she follows', async () => {
    const { ann, ben, cleo } = world
    await follow(cleo, ann)
    await set(ann, 'is_private = true')
    expect((await follow(ben, ann)).result.follow).toMatchObject({ user: { follow_status: 'Pending' }, followers_count: 1, sees_network: false })
    // Privacy: hidden lists show neither members nor a count.
    for (const who of [ben, world.guest])
      for (const op of [network.followers, network.following, network.people]) {
        const said = await who.gets(op, { id: ann.id })
        expect(said).toMatchObject({ is_hidden: true, users: { data: [], next_page_url: null } })
        expect(said.users).not.toHaveProperty('total')
      }
    expect(await standing(ann, ben)).toMatchObject({ asks_you: true })
    expect(names((await ann.gets(network.requests, {})).users)).toEqual(['ben'])
    expect((await cleo.gets(network.requests, {})).users.data).toEqual([])
    await ann.gets(network.accept, { id: ben.id })
    expect(await ann.ask(network.accept, { id: ben.id })).toMatchObject({ status: 404, code: 'network.no_request' })
    expect(names((await ben.gets(network.followers, { id: ann.id })).users)).toEqual(['ben', 'cleo'])
    await isExact(ann)
  })
  test('rejects without a notice, and a request may be withdrawn', async () => {
    const { ann, ben } = world
    await set(ann, 'is_private = true')
    await follow(ben, ann)
    await ann.gets(network.reject, { id: ben.id })
    expect(await standing(ben, ann)).toMatchObject({ user: { follow_status: 'Unfollow' } })
    await follow(ben, ann)
    await ben.gets(network.unfollow, { id: ann.id })
    expect((await ann.gets(network.requests, {})).users).toMatchObject({ data: [], total: 0 })
  })
  test('an unanswered request expires after 30 days, not before', async () => {
    const { ann, ben } = world
    await set(ann, 'is_private = true')
    await follow(ben, ann)
    const { rows } = await world.pool.query("select expires_at - changed_at = interval '30 days' as month from follows")
    expect(rows).toEqual([{ month: true }])
    await world.settle()
    expect(await standing(ben, ann)).toMatchObject({ user: { follow_status: 'Pending' } })
    await world.pool.query('update follows set expires_at = clock_timestamp()')
    await world.settle()
    expect(await standing(ben, ann)).toMatchObject({ user: { follow_status: 'Unfollow' } })
    expect((await world.pool.query('select from follows')).rowCount).toBe(0)
  })
})

describe('a block', () => {
  test('ends following between the two, hides each from the other, and from each other’s lists and counts', async () => {
    const { ann, ben, cleo } = world
    for (const [who, whom] of [
      [ann, ben],
      [ben, ann],
      [ben, cleo],
      [ann, cleo],
    ] as const)
      await follow(who, whom)
    await ann.gets(network.block, { id: ben.id })
    for (const who of [ann, ben]) await isExact(who)
    for (const [who, whom] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      for (const op of [network.standing, profiles.show]) expect((await who.ask(op, { id: whom.id })).status).toBe(404)
      expect((await follow(who, whom)).status).toBe(404)
      expect((await who.gets(network.followers, { id: cleo.id })).users).toMatchObject({ total: 1, data: [{ id: who.id }] })
      expect(await standing(who, cleo)).toMatchObject({ followers_count: 1 })
      expect((await who.gets(profiles.search, { search: whom.name })).users.data).toEqual([])
    }
    expect(await standing(cleo, cleo)).toMatchObject({ followers_count: 2 })
    expect(names((await ann.gets(network.blocked, {})).users)).toEqual(['ben'])
    expect((await ben.gets(network.blocked, {})).users).toMatchObject({ data: [], total: 0 })
  })
  test('is removed by the member who made it only; follows are not restored', async () => {
    const { ann, ben } = world
    await follow(ben, ann)
    await ann.gets(network.block, { id: ben.id })
    expect((await ben.ask(network.unblock, { id: ann.id })).status).toBe(404)
    await ann.gets(network.unblock, { id: ben.id })
    expect(await standing(ben, ann)).toMatchObject({ user: { follow_status: 'Unfollow' }, followers_count: 0 })
  })
  test('and a follow at the same moment leave neither following', async () => {
    const { ann, ben } = world
    for (let n = 0; n < 5; n++) {
      await Promise.all([ann.ask(network.block, { id: ben.id }), follow(ben, ann), follow(ann, ben), follow(ben, ann)])
      expect((await world.pool.query("select from follows where status <> 'Unfollow'")).rowCount).toBe(0)
      await isExact(ann)
      await ann.gets(network.unblock, { id: ben.id })
    }
  })
})

describe('an absent member', () => {
  test('is in no list, counted nowhere, and returns with everything', async () => {
    const { ann, ben, cleo } = world
    await follow(ben, ann)
    await follow(cleo, ann)
    await set(ben, 'deactivated_at = clock_timestamp()')
    expect((await cleo.gets(network.followers, { id: ann.id })).users).toMatchObject({ total: 1, data: [{ username: 'cleo' }] })
    expect(await standing(cleo, ann)).toMatchObject({ followers_count: 1 })
    await set(ben, 'deactivated_at = null')
    expect(await standing(cleo, ann)).toMatchObject({ followers_count: 2 })
  })
})

test('a mute stays secret: the muted member sees and follows as before', async () => {
  const { ann, ben } = world
  await ann.gets(network.mute, { id: ben.id })
  expect(await standing(ann, ben)).toMatchObject({ is_muted: true })
  expect(await standing(ben, ann)).toMatchObject({ is_muted: false })
  expect(names((await ann.gets(network.muted, {})).users)).toEqual(['ben'])
  expect((await ben.gets(network.muted, {})).users.data).toEqual([])
  await ann.gets(network.unmute, { id: ben.id })
  expect(await ann.ask(network.unmute, { id: ben.id })).toMatchObject({ status: 404 })
})

describe('notices', () => {
  const told = async (who: Actor) => {
    await world.settle()
    return (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data)
  }
  test('a follow, a request and its acceptance, each once; the notice of an answered request is removed', async () => {
    const { ann, ben } = world
    await follow(ben, ann)
    await ben.gets(network.unfollow, { id: ann.id })
    await follow(ben, ann)
    expect(await told(ann)).toMatchObject([{ type: 'follow_user', subject: 'ben Collector follows you', path: `/profile/${ben.id}` }])
    await set(ben, 'is_private = true')
    await follow(ann, ben)
    expect(await told(ben)).toMatchObject([{ subject: 'ann Collector asks to follow you', path: `/profile/${ben.id}/network?tab=requests` }])
    await ben.gets(network.accept, { id: ann.id })
    expect(await told(ben)).toEqual([])
    expect(await told(ann)).toMatchObject([{ subject: 'ben Collector lets you follow' }, { subject: 'ben Collector follows you' }])
  })
  test('the notice of a withdrawn or expired request is removed', async () => {
    const { ann, ben } = world
    await set(ann, 'is_private = true')
    for (const end of [
      () => ben.gets(network.unfollow, { id: ann.id }),
      () => world.pool.query('update follows set expires_at = clock_timestamp()'),
    ]) {
      await follow(ben, ann)
      expect(await told(ann)).toHaveLength(1)
      await end()
      expect(await told(ann)).toEqual([])
    }
  })
  test('none from muted members, and after a block none about either', async () => {
    const { ann, ben } = world
    await ann.gets(network.mute, { id: ben.id })
    await follow(ben, ann)
    expect(await told(ann)).toEqual([])
    await follow(ann, ben)
    expect(await told(ben)).toHaveLength(1)
    await ann.gets(network.block, { id: ben.id })
    expect(await told(ben)).toEqual([])
  })
})
