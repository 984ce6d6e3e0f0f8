import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { contacts } from '#features/contacts/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { codeAt } from '#features/credentials/server/totp.ts'
import { places } from '#features/places/contract.ts'
import type { Actor } from '../support/cast.ts'
import { request } from '../support/http-request.ts'
import { SoftKey } from '../support/outside/authenticator.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const still = useWorld()
const wish = (username: string, email: string, password: string) => ({ first_name: 'V', last_name: 'W', username, email, password })
const letters = async (email: string, template = 'verify') => {
  await world.settle()
  const { rows } = await world.pool.query<{ path: string }>(
    "select facts->>'path' as path from mails where recipient = $1 and template = $2 order by id",
    [email, template],
  )
  return rows.map(({ path }) => path.split('=')[1]!)
}
const as = async <T>(token: string, http: string, body?: object) => {
  const [method, path] = http.split(' ')
  const { status, json } = await request(`${world.url}/api${path}`, {
    method: method!,
    ...(body && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  })
  return { status, code: json.code, result: json.result as T }
}
const confirm = (token: string, hash: string) => as(token, 'POST /emails/authentication', { hash })
const logIn = (email: string, password: string) => world.guest.ask(accounts.logIn, { email, password })

/** A9: sign-up with an e-mail address that is not the attacker's. */
for (const first of ['victim', 'attacker'] as const)
  test(`A9 two sign up for one mailbox, the ${first} first: the link confirms the victim's own account in the victim's session, and the attacker's ends`, async () => {
    const email = `${first}@example.net`
    const order = first === 'victim' ? ['victim', 'attacker'] : ['attacker', 'victim']
    const tokens: Record<string, string> = {}
    for (const who of order) tokens[who] = (await world.guest.gets(accounts.signUp, wish(`${who}.${first}`, email, `the words of the ${who}`))).token!
    const own = (token: string) => as<{ user: object }>(token, 'GET /users/me')
    expect((await own(tokens.victim!)).result.user, 'the other sign-up has changed nothing').toMatchObject({ username: `victim.${first}` })
    const newest = (await letters(email)).at(-1)!
    expect((await world.guest.ask(accounts.verifyEmail, { hash: newest })).code).toBe('member.password_first')
    expect((await confirm(world.ben.token, newest)).code, 'another member').toBe('member.password_first')
    expect((await confirm(tokens.victim!, newest)).status).toBe(200)
    expect((await own(tokens.victim!)).result.user).toMatchObject({ username: `victim.${first}`, is_email_verified: true })
    expect((await own(tokens.attacker!)).status, 'the session of the other sign-up').toBe(401)
    for (const hash of await letters(email))
      expect((await world.guest.ask(accounts.claimAccount, { hash, password: 'a penny black' })).status).toBe(410)
    expect((await logIn(email, 'the words of the attacker')).code).toBe('member.wrong_password')
    expect((await logIn(email, 'the words of the victim')).status).toBe(200)
  })

test('A9 the victim opens the link of an attacker’s sign-up without having signed up: a new password, and nothing from before stays', async () => {
  const email = 'quiet@example.net'
  const { token, user } = await world.guest.gets(accounts.signUp, wish('quiet', email, 'the words of the attacker'))
  await as(token!, 'POST /users/create-fcm-token', { fcm_token: 'device-of-the-attacker' })
  await as(token!, 'POST /users/create-primary-email', { email: 'theirs@example.net' })
  const home = { full_name: 'A', address: '1 Side Street', city: 'Berlin', zipcode: '10115', country: 'DE' }
  expect((await as(token!, 'POST /addresses', home)).status).toBe(200)
  const [hash] = await letters(email)
  expect((await world.guest.gets(accounts.verifyLink, { hash: hash! })).state).toBe('set_password')
  await world.guest.gets(accounts.claimAccount, { hash: hash!, password: 'the words of the victim' })
  await world.settle()
  expect((await as(token!, 'GET /users/me')).status).toBe(401)
  expect((await logIn(email, 'the words of the attacker')).code).toBe('member.wrong_password')
  const [pending] = await letters('theirs@example.net', 'primary_confirm')
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: pending! })).status).toBe(410)
  const left = await world.pool.query(
    'select token as what from push_tokens where member_id = $1 union all select full_name from addresses where member_id = $1 and deleted_at is null union all select email from member_contacts where member_id = $1 and ended_at is null',
    [user.id],
  )
  expect(left.rows).toEqual([])
  expect((await logIn(email, 'the words of the victim')).result.user).toMatchObject({ id: user.id, is_email_verified: true })
})

test('A9 an account that nobody has confirmed takes another address only in its own session', async () => {
  const { token } = await world.guest.gets(accounts.signUp, wish('mover9', 'mover9@example.net', 'the words of the attacker'))
  await as(token!, 'POST /users/create-primary-email', { email: 'target@example.net' })
  const [hash] = await letters('target@example.net', 'primary_confirm')
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: hash! })).code).toBe('contacts.own_session')
  expect((await as(token!, 'POST /emails/verified-primary-email', { hash })).status, 'the one who asked, in the same browser').toBe(200)
})

async function registered(who: Actor) {
  const { options } = await who.gets(credentials.passkeyOptions, {})
  const key = new SoftKey()
  await who.gets(credentials.addPasskey, {
    name: 'Theirs',
    ...key.make({ origin: world.settings.public_url, challenge: options.challenge as string }),
  })
  const { secret } = await who.gets(credentials.beginAuthenticator, {})
  const step = Math.floor((await world.pool.query('select extract(epoch from clock_timestamp())::float8 as s')).rows[0].s / 30)
  await who.gets(credentials.confirmAuthenticator, { code: codeAt(secret, step) })
  await who.gets(contacts.createSecondary, { email: `${who.name}.two@example.net` })
  const [second] = await letters(`${who.name}.two@example.net`, 'contact_confirm')
  await world.guest.gets(contacts.confirmSecondary, { hash: second! })
  await who.gets(contacts.keepPushToken, { fcm_token: `device-of-${who.name}` })
  return key
}
const byPasskey = async (key: SoftKey) => {
  const { options } = await world.guest.gets(credentials.passkeyChallenge, {})
  return world.guest.ask(credentials.passkeyLogIn, {
    passkey: key.use({ origin: world.settings.public_url, challenge: options.challenge as string, counter: 1 }),
  })
}

test('A9 a reset by mail ends every other way in at once: session, passkey, authenticator, recovery codes, addresses, devices', async () => {
  const vic = await world.join('vic')
  const key = await registered(vic)
  await world.guest.gets(accounts.forgotPassword, { email: vic.email })
  const [token] = await letters(vic.email, 'reset')
  await world.guest.gets(accounts.resetPassword, { token: token!, password: 'a twopenny blue' })
  expect((await byPasskey(key)).code, 'at once, before anything was tidied up').toBe('credentials.passkey_unknown')
  expect((await logIn(vic.email, 'a twopenny blue')).result.second_step, 'the app is asked for no more').toBeNull()
  expect((await vic.ask(account.me, {})).status).toBe(401)
  await world.settle()
  const { rows } = await world.pool.query(
    `select (select count(*) from passkeys where member_id = $1)::int as passkeys, (select count(*) from authenticators where member_id = $1)::int as apps,
      (select count(*) from recovery_codes where member_id = $1)::int as codes, (select count(*) from push_tokens where member_id = $1)::int as devices,
      (select count(*) from member_contacts where member_id = $1 and ended_at is null)::int as addresses`,
    [vic.id],
  )
  expect(rows).toEqual([{ passkeys: 0, apps: 0, codes: 0, devices: 0, addresses: 0 }])
})

test('A9 the twin: whoever changes the password signed in keeps the other ways in, and what is added after a reset stays', async () => {
  const una = await world.join('una')
  const home = { full_name: 'Una', address: '1 Main Street', city: 'Berlin', zipcode: '10115', country: 'DE' }
  await una.gets(places.create, home)
  await world.guest.gets(accounts.forgotPassword, { email: una.email })
  const [token] = await letters(una.email, 'reset')
  await world.guest.gets(accounts.resetPassword, { token: token!, password: 'a twopenny blue' })
  const again = await logIn(una.email, 'a twopenny blue')
  const { result } = await as<{ options: { challenge: string } }>(again.result.token!, 'POST /passkeys/options', {})
  const key = new SoftKey()
  const made = key.make({ origin: world.settings.public_url, challenge: result.options.challenge })
  expect((await as(again.result.token!, 'POST /passkeys', { name: 'New', ...made })).status).toBe(200)
  await world.settle()
  expect((await byPasskey(key)).status).toBe(200)
  expect(
    (await as<{ addresses: object[] }>(again.result.token!, 'GET /addresses')).result.addresses,
    'an address of a confirmed account',
  ).toHaveLength(1)
})

test('A9 three letters an hour to one address, whoever asks: sign-ups, members, resets', async () => {
  const count = async (email: string) => {
    await world.settle()
    return (await world.pool.query('select template, count(*)::int as n from mails where recipient = $1 group by 1 order by 1', [email])).rows
  }
  for (let n = 0; n < 5; n++) await world.guest.gets(accounts.signUp, wish(`filler${n}`, 'filled@example.net', 'a twopenny blue'))
  expect((await world.cleo.ask(contacts.createSecondary, { email: 'filled@example.net' })).code).toBe('contacts.sent_often')
  for (let n = 0; n < 5; n++) await world.guest.gets(accounts.forgotPassword, { email: 'filled@example.net' })
  // The limit of sign-up mails does not block the mails by which an owner recovers the account.
  expect(await count('filled@example.net')).toEqual([
    { template: 'reset', n: 3 },
    { template: 'verify', n: 3 },
  ])
  for (let n = 0; n < 5; n++) await world.guest.gets(accounts.signUp, wish(`known${n}`, world.ann.email, 'a twopenny blue'))
  expect((await count(world.ann.email)).find(({ template }) => template === 'known').n, 'her own sign-up was one').toBe(2)
  await world.pool.query("update address_letters set sent_at = clock_timestamp() - interval '61 minutes'")
  await world.guest.gets(accounts.signUp, wish('later', 'filled@example.net', 'a twopenny blue'))
  expect((await count('filled@example.net')).find(({ template }) => template === 'verify').n).toBe(4)
})

test('A9 the first letter holds nothing that the sender has typed', async () => {
  await world.guest.gets(accounts.signUp, {
    ...wish('poet', 'poet@example.net', 'a twopenny blue'),
    first_name: 'Your account is blocked: open http',
  })
  await world.cleo.gets(contacts.createSecondary, { email: 'poem@example.net' })
  const { text } = await request(`${world.url}/outbox`)
  expect(text).toContain('poet@example.net')
  expect(text).not.toContain('is blocked')
})

/** A2: account enumeration. */
test('A2 a forgotten password: the same statements for a member and for nobody, before the answer', async () => {
  await still.product.relay.stop()
  /** Which statements belong to the request: timers and the other world of this file query the database in between. */
  const request = new AsyncLocalStorage<string[]>()
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }]
    request.getStore()?.push(typeof first === 'string' ? first : first.text)
    return query.apply(this, given)
  } as never)
  const asked = async (email: string) => {
    const texts: string[] = []
    await request.run(texts, () => still.guest.gets(accounts.forgotPassword, { email }))
    // Permissions of guests are cached for half a second, so their query may be missing.
    return texts.filter((text) => !text.includes('plan_permissions'))
  }
  const [known, unknown] = [await asked(still.ben.email), await asked('nobody@example.net')]
  vi.restoreAllMocks()
  console.info(`A2 a forgotten password is ${known.length} statements for a member and ${unknown.length} for nobody`)
  expect(known.length).toBeGreaterThan(1)
  expect(unknown).toEqual(known)
})
