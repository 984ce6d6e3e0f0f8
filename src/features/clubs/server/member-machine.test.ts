import { beforeAll, expect, test } from 'vitest'
import type { AnyOperation } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type ClubId, clubs } from '../contract.ts'
import { type ClubStanding, isIn, type MemberAction, type MemberActor, moved, standings } from '../rules.ts'

const world = useWorld()
const open = new Map<string, ClubId>()
let mia: Actor
beforeAll(async () => {
  mia = await world.join('mia.moderates')
  for (const joining of ['open', 'request'] as const) {
    await world.pool.query("update members set plan = 'basic' where username = 'ann'")
    const { club } = await world.ann.gets(clubs.create, { name: `Joined by ${joining}`, joining })
    open.set(joining, club.id)
    await world.pool.query("insert into club_members (club_id, member_id, standing) values ($1, $2, 'moderator')", [club.id, mia.id])
  }
})

/** Ben stands so, for so long that he may ask again. */
const put = (id: ClubId, standing: ClubStanding) =>
  world.pool.query(
    `insert into club_members (club_id, member_id, standing, changed_at, ends_at)
      values ($1, $2, $3, clock_timestamp() - interval '40 days', case when $3 = 'invited' then clock_timestamp() + interval '1 day' end)
      on conflict (club_id, member_id) do update set standing = excluded.standing, changed_at = excluded.changed_at, ends_at = excluded.ends_at`,
    [id, world.ben.id, standing],
  )
const stands = async (id: ClubId): Promise<ClubStanding> =>
  (await world.pool.query('select standing from club_members where club_id = $1 and member_id = $2', [id, world.ben.id])).rows[0].standing

interface Row {
  readonly action: MemberAction
  readonly op: AnyOperation
  readonly joining?: 'open' | 'request'
  readonly more?: object
}
const own: readonly Row[] = [
  { action: 'join', op: clubs.join, joining: 'open' },
  { action: 'apply', op: clubs.join, joining: 'request' },
  { action: 'leave', op: clubs.leave },
  { action: 'decline', op: clubs.decline },
  { action: 'enter', op: clubs.enter },
]
const run: readonly Row[] = [
  { action: 'invite', op: clubs.invite },
  { action: 'accept', op: clubs.accept },
  { action: 'reject', op: clubs.reject },
  { action: 'remove', op: clubs.remove },
  { action: 'ban', op: clubs.ban, more: { reason: 'Offers outside' } },
  { action: 'lift', op: clubs.lift },
  { action: 'promote', op: clubs.role, more: { role: 'moderator' } },
  { action: 'demote', op: clubs.role, more: { role: 'member' } },
  { action: 'transfer', op: clubs.transfer },
]
// A club has one owner: where ben owns it, ann cannot own it too.
const states = standings.filter((standing) => standing !== 'owner')

/** Made after ben was put out or turned down. */
const newLink = async (id: ClubId) => (await world.ann.gets(clubs.makeLink, { id })).invitation.path!.split('/').at(-1)!

async function giveBack(id: ClubId) {
  await put(id, 'left')
  await world.pool.query("update club_members set standing = 'owner' where club_id = $1 and member_id = $2", [id, world.ann.id])
}
async function wrongIn(row: Row, from: ClubStanding, who: Actor, by: MemberActor | 'stranger', body: object): Promise<string[]> {
  const id = open.get(row.joining ?? 'open')!
  await put(id, from)
  // An invitation is accepted by joining, whatever way the club is joined.
  const action = row.action === 'apply' && from === 'invited' ? 'join' : row.action
  const to = by === 'stranger' ? undefined : moved(from, action, by)
  const asked = row.action === 'enter' ? { token: await newLink(id) } : { id, ...body, ...row.more }
  const { status, text } = await who.ask(row.op, asked as never)
  const now = await stands(id)
  if (to === 'owner') await giveBack(id)
  // Whoever is in the club already presses a link in vain: nothing changes.
  const right = to || (row.action === 'enter' && isIn(from)) ? [200] : [403, 404, 409]
  return right.includes(status) && now === (to ?? from)
    ? []
    : [`${from} ${row.action} by ${by}: ${status} ${text.slice(0, 90)}, then ${now}, not ${to ?? from}`]
}

test('T1 every standing × action × actor, asked as those who may and those who may not', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  let cells = 0
  for (const from of states) {
    for (const row of own) wrong.push(...(await wrongIn(row, from, world.ben, 'self', {})))
    cells += own.length
    for (const row of run)
      for (const [who, by] of [
        [world.ann, 'owner'],
        [mia, 'moderator'],
        [world.cleo, 'stranger'],
      ] as const) {
        wrong.push(...(await wrongIn(row, from, who, by, { user_id: world.ben.id })))
        cells++
      }
  }
  console.info(`T1 club membership: ${cells} cells`)
  expect(wrong).toEqual([])
})
