import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'

const world = useWorld()
const me = (token: string) => request(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })
const freshOf = async (id: string) =>
  (
    await world.pool.query<{ fresh: boolean }>(
      "select fresh_at > clock_timestamp() - interval '10 minutes' as fresh from sessions where member_id = $1 and followed_at is null and ended_at is null order by fresh_at desc limit 1",
      [id],
    )
  ).rows[0]!.fresh

test('ann confirms her identity: her session gets a new token, and the old one ends within seconds', async () => {
  const { ann } = world
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [ann.id])
  expect(await freshOf(ann.id)).toBe(false)
  const no = await ann.ask(credentials.stepUp, { password: 'a twopenny blue' })
  expect([no.status, no.code, await freshOf(ann.id)]).toEqual([422, 'credentials.wrong_password', false])
  const { token } = await ann.gets(credentials.stepUp, { password: PASSWORD })
  expect([await freshOf(ann.id), (await me(token!)).status, (await me(ann.token)).status]).toEqual([true, 200, 200])
  const { rows } = await world.pool.query(
    'select extract(epoch from expires_at - clock_timestamp())::int as life from sessions where member_id = $1 and followed_at is not null',
    [ann.id],
  )
  expect(rows[0].life).toBeLessThanOrEqual(10)
  await world.pool.query("update sessions set expires_at = expires_at - interval '11 seconds' where member_id = $1 and followed_at is not null", [
    ann.id,
  ])
  expect([(await me(token!)).status, (await me(ann.token)).status]).toEqual([200, 401])
})

test('a step-up does not extend a session’s day, and a log-out ends all of its tokens', async () => {
  const { ben } = world
  const { token } = await ben.gets(credentials.stepUp, { password: PASSWORD })
  const { rows } = await world.pool.query('select count(distinct created_at)::int as n, count(*)::int as all from sessions where member_id = $1', [
    ben.id,
  ])
  expect(rows[0]).toEqual({ n: 1, all: 2 })
  const out = await request(`${world.url}/api/logout`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  expect([out.status, (await me(token!)).status, (await me(ben.token)).status]).toEqual([200, 401, 401])
  expect((await ben.ask(account.me, {})).status).toBe(401)
})
