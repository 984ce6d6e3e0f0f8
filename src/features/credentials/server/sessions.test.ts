import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'

const world = useWorld()
const me = async (token: string) => (await request(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
const logIn = async (who: Actor, agent = 'test') =>
  (await world.guest.gets(accounts.logIn, { email: who.email, password: PASSWORD }, { agent })).token!
const letters = async (recipient: string, template: string) =>
  (await world.pool.query('select facts from mails where recipient = $1 and template = $2 order by id', [recipient, template])).rows

test('ann sees where she is signed in, in plain words, and signs one of them out', async () => {
  const token = await logIn(world.ann, 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')
  const { sessions } = await world.ann.gets(credentials.sessions, {})
  expect(sessions.data).toMatchObject([
    { browser: 'Firefox', system: 'Linux', is_current: false, peer: '127.0.0.1' },
    { browser: null, program: 'test', is_current: true },
  ])
  expect((await world.ben.ask(credentials.endSession, { id: sessions.data[0]!.id })).status).toBe(404)
  expect(await me(token)).toBe(200)
  await world.ann.gets(credentials.endSession, { id: sessions.data[0]!.id })
  expect([await me(token), (await world.ann.ask(credentials.endSession, { id: sessions.data[0]!.id })).status, await me(world.ann.token)]).toEqual([
    401, 404, 200,
  ])
})

test('signed out everywhere else: all other tokens are invalid, this one stays valid', async () => {
  const others = [await logIn(world.ben), await logIn(world.ben)]
  await world.ben.gets(credentials.endOthers, {})
  expect([...(await Promise.all(others.map(me))), await me(world.ben.token)]).toEqual([401, 401, 200])
})

test('sessions are paged by cursor', async () => {
  const hal = await world.join('hal')
  for (let n = 0; n < 4; n++) await logIn(hal)
  const first = await hal.gets(credentials.sessions, { page_size: 3 })
  const cursor = new URL(first.sessions.next_page_url!, world.url).searchParams.get('cursor')!
  const next = await hal.gets(credentials.sessions, { page_size: 3, cursor })
  expect([first.sessions.data.length, next.sessions.data.length, next.sessions.next_page_url]).toEqual([3, 2, null])
  expect(new Set([...first.sessions.data, ...next.sessions.data].map(({ id }) => id)).size).toBe(5)
})

test('a new password needs a fresh session, ends every other session, and causes a letter', async () => {
  const { cleo } = world
  const other = await logIn(cleo)
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [cleo.id])
  expect((await cleo.ask(credentials.changePassword, { password: 'a twopenny blue' })).code).toBe('session.step_up')
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [cleo.id])
  const { token } = await cleo.gets(credentials.changePassword, { password: 'a twopenny blue' })
  expect([await me(other), await me(token!)]).toEqual([401, 200])
  expect((await world.guest.ask(accounts.logIn, { email: cleo.email, password: PASSWORD })).code).toBe('member.wrong_password')
  expect((await world.guest.ask(accounts.logIn, { email: cleo.email, password: 'a twopenny blue' })).status).toBe(200)
  expect((await letters(cleo.email, 'password_set')).length).toBe(1)
})

test('a log-in from a new device causes a letter; from a known one none', async () => {
  const ida = await world.join('ida')
  await logIn(ida, 'another program')
  await logIn(ida, 'another program')
  const sent = await letters(ida.email, 'new_device')
  expect(sent.map(({ facts }) => facts.program)).toEqual(['another program'])
})

test('the last use of a session is stored to five minutes, with one write in that time', async () => {
  const { ann } = world
  const seen = async () =>
    (await world.pool.query('select seen_at from sessions where member_id = $1 order by seen_at desc limit 1', [ann.id])).rows[0].seen_at.getTime()
  const before = await seen()
  await ann.gets(account.me, {})
  expect(await seen()).toBe(before)
  await world.pool.query("update sessions set seen_at = clock_timestamp() - interval '6 minutes' where member_id = $1", [ann.id])
  const old = await seen()
  await ann.gets(account.me, {})
  await expect.poll(seen).toBeGreaterThan(old)
})
