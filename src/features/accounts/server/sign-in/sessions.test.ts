import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { accounts } from '../../contract.ts'

const world = useWorld()
interface Entered {
  result: { token: string | null }
}

test('a log-out ends its own session only', async () => {
  const { token } = await world.guest.gets(accounts.logIn, { email: 'ben@example.com', password: PASSWORD })
  const asked = (with_token: string) => fetch(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${with_token}` } })
  expect((await asked(token!)).status).toBe(200)
  await world.ben.gets(accounts.logOut, {})
  expect((await asked(world.ben.token)).status).toBe(401)
  expect((await asked(token!)).status).toBe(200)
})

test('a session runs out after a day, whatever its owner does meanwhile', async () => {
  const fay = await world.join('fay')
  expect((await fay.ask(account.me, {})).status).toBe(200)
  await world.pool.query("update sessions set expires_at = clock_timestamp() - interval '1 second' where member_id = $1", [fay.id])
  expect((await fay.ask(account.me, {})).status).toBe(401)
})

test('a suspended member is signed out at once and cannot come back', async () => {
  const gus = await world.join('gus')
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [gus.id])
  expect((await gus.ask(account.me, {})).status).toBe(401)
  expect((await world.guest.ask(accounts.logIn, { email: gus.email, password: PASSWORD })).code).toBe('member.suspended')
})

test('suspended hal reads the reason after the right password; a wrong password reveals nothing', async () => {
  const hal = await world.join('hal')
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [hal.id])
  const earlier = { reason: 'An old reason', lifted: true }
  for (const { reason, lifted } of [earlier, { reason: 'Three parcels never sent', lifted: false }])
    await world.pool.query(`insert into member_suspensions (member_id, reason, lifted_at) values ($1, $2, case when $3 then clock_timestamp() end)`, [
      hal.id,
      reason,
      lifted,
    ])
  const ask = async (password: string) => {
    const response = await fetch(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: hal.email, password }),
    })
    return { status: response.status, text: await response.text() }
  }
  const told = await ask(PASSWORD)
  expect(told.status).toBe(403)
  expect(JSON.parse(told.text)).toMatchObject({
    code: 'member.suspended',
    message: 'This account is suspended until we lift it. The reason given: “Three parcels never sent”. Write to us if you think that is a mistake.',
    facts: { reason: 'Three parcels never sent', suspended_at: expect.stringMatching(/^\d{4}-.*Z$/) },
  })
  await world.pool.query("update member_suspensions set ends_at = '2131-05-01 23:30Z' where lifted_at is null and member_id = $1", [hal.id])
  await world.pool.query("update members set time_zone = 'Asia/Tokyo' where id = $1", [hal.id])
  expect(JSON.parse((await ask(PASSWORD)).text).message, 'the day where he lives').toContain('suspended until 02-05-2131. The reason given')
  const stranger = await ask('the words of a stranger')
  expect([stranger.status, JSON.parse(stranger.text).code]).toEqual([422, 'member.wrong_password'])
  expect(stranger.text).not.toContain('parcels')
})

test('the browser gets its token in a cookie that no script can read; API clients get it in the answer', async () => {
  const logIn = (headers: Record<string, string>) =>
    fetch(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'cleo@example.com', password: PASSWORD }),
    })
  const page = await logIn({ 'sec-fetch-site': 'same-origin' })
  expect(((await page.json()) as Entered).result.token).toBeNull()
  expect(page.headers.getSetCookie().find((one) => one.startsWith('session='))).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
  )
  const program = await logIn({})
  expect(((await program.json()) as Entered).result.token).toMatch(/^[\w-]{43}$/)
  expect(program.headers.get('set-cookie')).toBeNull()
})
