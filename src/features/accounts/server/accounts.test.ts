import { expect, test } from 'vitest'
import { contacts } from '#features/contacts/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { accounts } from '../contract.ts'

const world = useWorld()
const dora = { first_name: 'Dora', last_name: 'Marsh', username: 'dora', email: 'dora@example.com', password: 'a mauritius blue' }

async function linkFor(email: string, template: string): Promise<string> {
  await world.settle()
  const { rows } = await world.pool.query<{ facts: { path: string } }>(
    'select facts from mails where recipient = $1 and template = $2 order by id desc limit 1',
    [email, template],
  )
  return rows[0]!.facts.path.split('=')[1]!
}

/** A client with the session of this sign-up. */
const withSession = (token: string) => ({
  ask: async <T>(http: string, body: object) => {
    const said = await request(`${world.url}/api${http}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    return { status: said.status, code: said.json?.code as string | undefined, result: said.json?.result as T }
  },
})

test('dora signs up, opens the link, and only then may buy', async () => {
  const { user, token } = await world.guest.gets(accounts.signUp, dora)
  expect(user.is_email_verified).toBe(false)
  expect(user.user_permissions).not.toContain('marketplace.buying.purchase')
  expect((await withSession(token!).ask('/emails/authentication', { hash: await linkFor('dora@example.com', 'verify') })).status).toBe(200)
  const again = await world.guest.gets(accounts.logIn, { email: 'DORA@example.com ', password: dora.password })
  expect(again.user!.is_email_verified).toBe(true)
  expect(again.user!.user_permissions).toContain('marketplace.buying.purchase')
})

test('a member who signs up with ann’s address sees the same as any newcomer, and can never confirm it', async () => {
  const stranger = { ...dora, username: 'mallory', email: 'ann@example.com' }
  const { status, result } = await world.guest.ask(accounts.signUp, stranger)
  expect(status).toBe(200)
  expect(result.user.is_email_verified).toBe(false)
  const { rows } = await world.pool.query("select template from mails where recipient = 'ann@example.com' order by id desc limit 1")
  expect(rows[0].template).toBe('known')
  expect((await world.guest.ask(accounts.logIn, { email: 'ann@example.com', password: PASSWORD })).status).toBe(200)
})

test('an address confirmed by another account belongs to it: the waiting sign-up for it ends', async () => {
  const { token } = await world.guest.gets(accounts.signUp, { ...dora, username: 'late', email: 'late@example.com' })
  const hash = await linkFor('late@example.com', 'verify')
  await world.pool.query("update members set email = 'late@example.com' where id = $1", [(await world.join('mover')).id])
  expect((await withSession(token!).ask('/emails/authentication', { hash })).code).toBe('member.link_over')
  expect((await world.guest.ask(accounts.claimAccount, { hash, password: 'a twopenny blue' })).code).toBe('member.link_over')
})

test('twenty sign-ups for one address at the same moment: three letters, and one of them becomes its owner', async () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    world.guest.ask(accounts.signUp, { ...dora, username: `echo${at}`, email: at % 2 ? 'Echo@Example.com' : 'echo@example.com' }),
  )
  const tokens = (await Promise.all(many)).map(({ result }) => result.token!)
  const { rows: sent } = await world.pool.query("select facts->>'path' as path from mails where recipient = 'echo@example.com'")
  expect(sent).toHaveLength(3)
  const hashes = sent.map(({ path }) => path.split('=')[1] as string)
  const said = await Promise.all(tokens.map((token, at) => withSession(token).ask('/emails/authentication', { hash: hashes[at % 3]! })))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await world.pool.query(
    "select count(*)::int as n from members where email = 'echo@example.com' and is_email_verified union all select count(*)::int from sessions s join members m on m.id = s.member_id where m.email = 'echo@example.com' and ended_at is null",
  )
  expect(rows.map(({ n }) => n)).toEqual([1, 1])
})

test('a second sign-up for an unconfirmed address may take the same username; any other member may not', async () => {
  const twice = { ...dora, username: 'twice', email: 'twice@example.com' }
  await world.guest.gets(accounts.signUp, twice)
  expect((await world.guest.gets(accounts.signUp, twice)).user.username).toBe('twice')
  expect((await world.guest.ask(accounts.signUp, { ...twice, email: 'other@example.com' })).code).toBe('member.username_taken')
})

test('a reset link works once, even for two at the same moment, and ends every session', async () => {
  const finn = await world.join('finn')
  await world.guest.gets(accounts.forgotPassword, { email: finn.email })
  const token = await linkFor(finn.email, 'reset')
  const both = await Promise.all([1, 2].map((n) => world.guest.ask(accounts.resetPassword, { token, password: `new password ${n}` })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await finn.ask(accounts.logOut, {})).status).toBe(401)
})

test('a newer link voids the older, and the answer does not reveal who is a member', async () => {
  await world.guest.gets(accounts.forgotPassword, { email: 'cleo@example.com' })
  const old = await linkFor('cleo@example.com', 'reset')
  await world.guest.gets(accounts.forgotPassword, { email: 'cleo@example.com' })
  expect((await world.guest.ask(accounts.resetPassword, { token: old, password: 'another password' })).code).toBe('member.link_over')
  const known = await world.guest.ask(accounts.forgotPassword, { email: 'ben@example.com' })
  const unknown = await world.guest.ask(accounts.forgotPassword, { email: 'nobody@example.com' })
  expect(unknown).toEqual(known)
})

test('gus types the code from his letter: it works once, for him only, and cannot be guessed', async () => {
  const gus = await world.join('gus', { verified: false })
  const hob = await world.join('hob', { verified: false })
  const kim = await world.join('kim', { verified: false })
  const codeFor = async (email: string): Promise<string> =>
    (
      await world.pool.query("select facts->>'code' as code from mails where recipient = $1 and template = 'verify' order by id desc limit 1", [
        email,
      ])
    ).rows[0].code
  const first = await codeFor(gus.email)
  await gus.gets(contacts.sendVerification, {})
  const code = await codeFor(gus.email)
  const says = async (who: typeof gus, typed: string) => (await who.gets(accounts.verifyCode, { code: typed })).is_email_verified
  expect(code).toMatch(/^\d{4} \d{4}$/)
  expect([await says(gus, first), await says(hob, code)]).toEqual([false, false])
  expect(await says(gus, ` ${code.replace(' ', '-')}`)).toBe(true)
  expect((await gus.ask(accounts.verifyCode, { code })).code).toBe('member.already_verified')

  const hobs = await codeFor(hob.email)
  for (let tries = 1; tries < 10; tries++) expect(await says(hob, '0000 0000')).toBe(false)
  expect(await says(hob, hobs)).toBe(false)
  await hob.gets(contacts.sendVerification, {})
  expect(await says(hob, await codeFor(hob.email))).toBe(true)
  // The attempts of others have not used up hers.
  expect(await says(kim, await codeFor(kim.email))).toBe(true)
})

test('no code confirms an address that another account owns', async () => {
  const ivo = await world.join('ivo', { verified: false })
  const { rows } = await world.pool.query("select facts->>'code' as code from mails where recipient = $1", [ivo.email])
  await world.pool.query('update members set email = $1 where id = $2', [ivo.email, (await world.join('jan')).id])
  expect((await ivo.gets(accounts.verifyCode, { code: rows[0].code })).is_email_verified).toBe(false)
})
