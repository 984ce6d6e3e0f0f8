import { beforeEach, expect, test } from 'vitest'
import { posts } from '#features/posts/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type ClubId, clubs } from '../contract.ts'

const world = useWorld()
const weeks = async (who: Actor, id: ClubId) =>
  (await who.gets(clubs.statistics, { id })).weeks.map(({ members, joined, gone, posts, writers }) => [members, joined, gone, posts, writers])
const say = (who: Actor, club_id: ClubId, body: string) => who.gets(posts.create, { club_id, body })

beforeEach(async () => {
  await world.pool.query('delete from clubs')
  await world.pool.query("update members set plan = 'premium' where username = 'ann'")
})

test('ann reads who came, went and wrote in each week: whoever writes twice is one who has written, and weeks without anything stand there too', async () => {
  const { ann, ben, cleo } = world
  const { id } = (await ann.gets(clubs.create, { name: 'Classics Circle' })).club
  for (const who of [ben, cleo]) await who.gets(clubs.join, { id })
  for (const who of [ann, ben, ben]) await say(who, id, 'A plate')
  await cleo.gets(clubs.leave, { id })
  expect(await weeks(ann, id)).toEqual([[2, 3, 1, 3, 2]])
  await world.pool.query("update clubs set created_at = created_at - interval '14 days' where id = $1", [id])
  await world.pool.query('update club_weeks set week = week - 14 where club_id = $1', [id])
  await world.pool.query('update club_members set wrote_week = wrote_week - 14 where club_id = $1', [id])
  await cleo.gets(clubs.join, { id })
  await say(ben, id, 'Another plate')
  expect(await weeks(ann, id)).toEqual([
    [3, 1, 0, 1, 1],
    [2, 0, 0, 0, 0],
    [2, 3, 1, 3, 2],
  ])
})

test('the sums equal a recount after members joined, left, were put out and came back, in any order; and they are for those who run the club', async () => {
  const { ann, ben, cleo, guest } = world
  const { id } = (await ann.gets(clubs.create, { name: 'Classics Circle' })).club
  await Promise.all([ben, cleo].map((who) => who.gets(clubs.join, { id })))
  for (let n = 0; n < 5; n++) await Promise.all([ben, cleo].map((who) => who.ask(n % 2 ? clubs.join : clubs.leave, { id })))
  await Promise.all(Array.from({ length: 8 }, (_, n) => say(ann, id, `Plate ${n}`)))
  const { rows } = await world.pool.query(
    `select c.member_count, w.joined - w.gone as sum, w.posts, w.writers, (select count(*)::int from posts p where p.club_id = c.id) as counted
      from clubs c join club_weeks w on w.club_id = c.id where c.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ member_count: 1, sum: 1, posts: 8, writers: 1, counted: 8 }])
  await ben.gets(clubs.join, { id })
  expect([(await ben.ask(clubs.statistics, { id })).code, (await guest.ask(clubs.statistics, { id })).status]).toEqual(['club.not_yours', 401])
  await ann.gets(clubs.role, { id, user_id: ben.id, role: 'moderator' })
  expect((await ben.ask(clubs.statistics, { id })).status).toBe(200)
})
