import { beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { signatureOf } from '#server/auth/signed-call.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { useWorld } from '#test/support/world.ts'
import { support } from '../../contract.ts'

const SUPPORT_SECRET = 'the support service of this deployment, secret'
const world = useWorld({ SUPPORT_SECRET, SUPPORT_URL: 'https://help.example' })
const closed = useWorld()
let uid: number
const now = () => Math.floor(Date.now() / 1000)
const signed = (about: string | number, { at = now(), secret = SUPPORT_SECRET } = {}) => ({
  timestamp: at,
  signature: signatureOf(secret, `${at}.${about}`),
})
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const own = () => world.ben.gets(support.loginById, { uid })
const redeem = (token: string, given = signed(token)) => world.guest.ask(support.redeem, { token, ...given })

beforeAll(async () => {
  uid = (await world.ben.gets(account.me, {})).user.uid
})

test('A15 an id alone proves nothing: no signature, another’s id, an old, a changed or a used signature, and no secret set get no token', async () => {
  const { guest, ann, ben } = world
  const ask = (who: typeof guest, more = {}) => codeOf(who.ask(support.loginById, { uid, ...more }))
  expect([await ask(guest), await ask(ann), await ask(ben, signed(1))]).toEqual(Array(3).fill('support.unsigned'))
  expect(await ask(guest, signed(uid, { at: now() - 61 }))).toBe('support.unsigned')
  expect(await ask(guest, signed(uid, { secret: 'another' }))).toBe('support.unsigned')
  expect(await ask(guest, { timestamp: now(), signature: signatureOf('', `${now()}.${uid}`) })).toBe('support.unsigned')
  const once = signed(uid)
  expect([await ask(guest, once), await ask(guest, once)], 'replayed').toEqual([200, 'support.unsigned'])
  expect(await codeOf(guest.ask(support.loginById, { uid: 1, ...signed(1) })), 'only the service learns who there is').toBe('member.not_found')
  expect(await codeOf(closed.guest.ask(support.loginById, { uid, timestamp: now(), signature: signatureOf('', `${now()}.${uid}`) }))).toBe(
    'support.unsigned',
  )
  expect(await codeOf(closed.ben.ask(support.loginById, { uid: (await closed.ben.gets(account.me, {})).user.uid }))).toBe(200)
})

test('the token tells the service once who ben is, and is no session', async () => {
  const { token } = await own()
  expect(await codeOf(world.guest.ask(support.redeem, { token, timestamp: now(), signature: signatureOf('x', `${now()}.${token}`) }))).toBe(
    'support.unsigned',
  )
  const answers = await inParallel([1, 2, 3, 4, 5], 5, (n) => redeem(token, signed(token, { at: now() - n })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  const { user } = answers.find(({ status }) => status === 200)!.result
  expect(user).toMatchObject({ uid, email: 'ben@example.com', is_email_verified: true })
  const response = await fetch(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status, 'it opens nothing here').toBe(401)
})

test('it is over after a minute, and with the session that has asked for it', async () => {
  const late = (await own()).token
  await world.pool.query("update support_tokens set expires_at = clock_timestamp() - interval '1 second'")
  expect(await codeOf(redeem(late))).toBe('support.token_over')
  const fay = await world.join('fay')
  const { user } = await fay.gets(account.me, {})
  const { token } = await fay.gets(support.loginById, { uid: user.uid })
  await fay.gets(accounts.logOut, {})
  expect(await codeOf(redeem(token))).toBe('support.token_over')
  const { rows } = await world.pool.query("select actor_id from audit_entries where operation = 'POST /login-by-id' and actor_id = $1", [fay.id])
  expect(rows.length, 'the audit log keeps it').toBe(1)
})
