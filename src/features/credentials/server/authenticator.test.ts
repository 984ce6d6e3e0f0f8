import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'
import { codeAt } from './totp.ts'

const world = useWorld()
/** The current TOTP step of the database's clock, 30 seconds each. */
const step = async () =>
  Math.floor((await world.pool.query<{ s: number }>('select extract(epoch from clock_timestamp())::float8 as s')).rows[0]!.s / 30)

async function switchOn(who: Actor) {
  const { secret, address, qr } = await who.gets(credentials.beginAuthenticator, {})
  expect(address).toContain(secret)
  expect(new Set(qr.map((row) => row.length))).toEqual(new Set([qr.length]))
  const { recovery_codes } = await who.gets(credentials.confirmAuthenticator, { code: codeAt(secret, await step()) })
  // A code can be used once: the used step is reset, so that the test need not wait 30 seconds.
  await world.pool.query('update authenticators set last_step = 0 where member_id = $1', [who.id])
  return { secret, recovery_codes }
}
const password = async (who: Actor) => (await world.guest.gets(accounts.logIn, { email: who.email, password: PASSWORD })).second_step?.challenge

test('ann activates it with one of its codes, and from then on the password alone is not enough', async () => {
  const begun = await world.ann.gets(credentials.beginAuthenticator, {})
  expect(await password(world.ann), 'a picture that nobody confirmed locks nobody out').toBeUndefined()
  expect((await world.ann.ask(credentials.confirmAuthenticator, { code: '000000' })).code).toBe('credentials.wrong_code')
  const { secret } = await switchOn(world.ann)
  expect(secret).not.toBe(begun.secret)
  const { token, user, second_step } = await world.guest.gets(accounts.logIn, { email: world.ann.email, password: PASSWORD })
  expect([token, user]).toEqual([null, null])
  const said = await world.guest.gets(credentials.secondStep, { challenge: second_step!.challenge, code: codeAt(secret, await step()) })
  expect([said.user.id, said.token]).toEqual([world.ann.id, expect.stringMatching(/^[\w-]{43}$/)])
})

test('without the right password the second step is not revealed', async () => {
  const wrong = await world.guest.ask(accounts.logIn, { email: world.ann.email, password: 'not a penny black' })
  const nobody = await world.guest.ask(accounts.logIn, { email: 'nobody@example.com', password: 'not a penny black' })
  expect([wrong.status, wrong.text]).toEqual([nobody.status, nobody.text])
})

test('a code works once; a challenge works once, takes five attempts, and ends', async () => {
  const dora = await world.join('dora')
  const { secret } = await switchOn(dora)
  const code = codeAt(secret, await step())
  const [first, second] = [await password(dora), undefined]
  expect((await world.guest.ask(credentials.secondStep, { challenge: first!, code })).status).toBe(200)
  expect(second).toBeUndefined()
  expect((await world.guest.ask(credentials.secondStep, { challenge: first!, code })).code).toBe('credentials.challenge_over')
  const next = await password(dora)
  expect((await world.guest.ask(credentials.secondStep, { challenge: next!, code })).code, 'the code was used').toBe('credentials.wrong_code')
  for (let n = 0; n < 4; n++) await world.guest.ask(credentials.secondStep, { challenge: next!, code: '000000' })
  await world.pool.query('update authenticators set last_step = 0 where member_id = $1', [dora.id])
  expect((await world.guest.ask(credentials.secondStep, { challenge: next!, code: codeAt(secret, await step()) })).code).toBe(
    'credentials.challenge_over',
  )
  const late = await password(dora)
  await world.pool.query("update member_tokens set expires_at = clock_timestamp() - interval '1 second' where purpose = 'second_step'")
  expect((await world.guest.ask(credentials.secondStep, { challenge: late!, code: codeAt(secret, await step()) })).status).toBe(410)
})

test('after too many wrong codes an account waits for an hour, however many challenges are used; a recovery code counts as an attempt too', async () => {
  const eve = await world.join('eve')
  const { secret } = await switchOn(eve)
  for (let round = 0; round < 3; round++) {
    const challenge = await password(eve)
    for (let n = 0; n < 4; n++) await world.guest.ask(credentials.secondStep, { challenge: challenge!, code: '000000' })
  }
  const challenge = await password(eve)
  expect((await world.guest.ask(credentials.secondStep, { challenge: challenge!, code: codeAt(secret, await step()) })).code).toBe(
    'credentials.many_codes',
  )
  await world.pool.query("update authenticators set tries_since = clock_timestamp() - interval '61 minutes' where member_id = $1", [eve.id])
  expect((await world.guest.ask(credentials.secondStep, { challenge: challenge!, code: codeAt(secret, await step()) })).status).toBe(200)
})

test('a recovery code works once, even for two requests at the same moment; new ones void the old', async () => {
  const fay = await world.join('fay')
  const { recovery_codes } = await switchOn(fay)
  expect([recovery_codes.length, new Set(recovery_codes).size]).toEqual([10, 10])
  expect(recovery_codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  const { rows } = await world.pool.query('select code_hash from recovery_codes where member_id = $1', [fay.id])
  expect(rows.some(({ code_hash }) => recovery_codes.some((code) => code_hash.includes(code.replaceAll('-', ''))))).toBe(false)
  const typed = ` ${recovery_codes[0]!.toLowerCase()} `
  expect((await world.guest.ask(credentials.secondStep, { challenge: (await password(fay))!, code: typed })).status).toBe(200)
  expect((await world.guest.ask(credentials.secondStep, { challenge: (await password(fay))!, code: typed })).code).toBe('credentials.wrong_code')
  const { token } = await fay.gets(credentials.stepUp, { code: recovery_codes[1]! })
  expect(token).toBeTruthy()
  const again = await fay.gets(credentials.renewCodes, {}, { viewer: await freshViewer(fay) })
  expect((await world.guest.ask(credentials.secondStep, { challenge: (await password(fay))!, code: recovery_codes[2]! })).code).toBe(
    'credentials.wrong_code',
  )
  expect((await world.guest.ask(credentials.secondStep, { challenge: (await password(fay))!, code: again.recovery_codes[9]! })).status).toBe(200)
})

test('a member suspended between password and code does not get in, and reads why', async () => {
  const hal = await world.join('hal')
  const { secret } = await switchOn(hal)
  const challenge = await password(hal)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [hal.id])
  const said = await world.guest.ask(credentials.secondStep, { challenge: challenge!, code: codeAt(secret, await step()) })
  expect([said.status, said.code]).toEqual([403, 'member.suspended'])
  const { rows } = await world.pool.query('select count(*)::int as n from sessions where member_id = $1', [hal.id])
  expect(rows).toEqual([{ n: 1 }])
})

test('the secret is encrypted in the database; without the app the password is enough again', async () => {
  const gus = await world.join('gus')
  const { secret } = await switchOn(gus)
  const { rows } = await world.pool.query<{ secret_sealed: Buffer }>('select secret_sealed from authenticators where member_id = $1', [gus.id])
  expect(rows[0]!.secret_sealed.toString('latin1')).not.toContain(secret)
  expect((await gus.ask(credentials.beginAuthenticator, {})).code).toBe('credentials.authenticator_on')
  await gus.gets(credentials.removeAuthenticator, {})
  expect(await password(gus)).toBeUndefined()
})

async function freshViewer(who: Actor) {
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [who.id])
  const { viewerFinder } = await import('#features/accounts/server/public.ts')
  return (await viewerFinder(world.pool, world.product.db)(who.token)) as never
}
