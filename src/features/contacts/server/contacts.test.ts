import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { contacts } from '../contract.ts'

const world = useWorld()
const letters = async (recipient: string, template: string) => {
  await world.settle()
  return (
    await world.pool.query<{ facts: { path?: string; email?: string } }>(
      'select facts from mails where recipient = $1 and template = $2 order by id',
      [recipient, template],
    )
  ).rows
}
const linkOf = async (recipient: string, template: string) => (await letters(recipient, template)).at(-1)!.facts.path!.split('=')[1]!
const emailOf = async (who: Actor) => (await who.gets(account.me, {})).user.email

test('A8 a new primary address needs a fresh session and its link, and the old address is warned', async () => {
  const { ann } = world
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [ann.id])
  expect((await ann.ask(contacts.createPrimary, { email: 'ann.new@example.com' })).code).toBe('session.step_up')
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [ann.id])
  await ann.gets(contacts.createPrimary, { email: 'ann.new@example.com' })
  expect((await ann.gets(contacts.list, {})).contacts.pending?.email).toBe('ann.new@example.com')
  expect([await emailOf(ann), (await letters(ann.email, 'primary_warn')).at(-1)!.facts.email]).toEqual([ann.email, 'ann.new@example.com'])
  await world.guest.gets(accounts.forgotPassword, { email: ann.email })
  const reset = await linkOf(ann.email, 'reset')
  const hash = await linkOf('ann.new@example.com', 'primary_confirm')
  const both = await Promise.all([1, 2].map(() => world.guest.ask(contacts.confirmPrimary, { hash })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect([await emailOf(ann), (await letters(ann.email, 'primary_changed')).length]).toEqual(['ann.new@example.com', 1])
  expect((await world.guest.ask(accounts.logIn, { email: 'ann.new@example.com', password: PASSWORD })).status).toBe(200)
  expect((await world.guest.ask(accounts.resetPassword, { token: reset, password: 'a twopenny blue' })).status, 'a link in the old mailbox').toBe(410)
})

test('A8 the link in the warning cancels the change; the link in the new mailbox then no longer works', async () => {
  const dora = await world.join('dora')
  await dora.gets(contacts.createPrimary, { email: 'thief@example.com' })
  await world.guest.gets(contacts.stopPrimary, { hash: await linkOf(dora.email, 'primary_warn') })
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: await linkOf('thief@example.com', 'primary_confirm') })).status).toBe(410)
  expect((await world.guest.ask(contacts.stopPrimary, { hash: await linkOf(dora.email, 'primary_warn') })).status).toBe(410)
  expect(await emailOf(dora)).toBe(dora.email)
})

test('A8 a new password cancels a pending address', async () => {
  const eve = await world.join('eve')
  await eve.gets(contacts.createPrimary, { email: 'thief2@example.com' })
  await eve.gets(contacts.createSecondary, { email: 'thief3@example.com' })
  await world.guest.gets(accounts.forgotPassword, { email: eve.email })
  await world.guest.gets(accounts.resetPassword, { token: await linkOf(eve.email, 'reset'), password: 'a twopenny blue' })
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: await linkOf('thief2@example.com', 'primary_confirm') })).status).toBe(410)
  expect((await world.guest.ask(contacts.confirmSecondary, { hash: await linkOf('thief3@example.com', 'contact_confirm') })).status).toBe(410)
})

test('A8 a password changed in the settings cancels a pending address too', async () => {
  const gil = await world.join('gil')
  await gil.gets(contacts.createPrimary, { email: 'thief4@example.com' })
  await gil.gets(contacts.createSecondary, { email: 'thief5@example.com' })
  await gil.gets(credentials.changePassword, { password: 'a twopenny blue' })
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: await linkOf('thief4@example.com', 'primary_confirm') })).status).toBe(410)
  expect((await world.guest.ask(contacts.confirmSecondary, { hash: await linkOf('thief5@example.com', 'contact_confirm') })).status).toBe(410)
})

test('A8 an address of another member: the same answer, no link, and its owner is informed', async () => {
  const fay = await world.join('fay')
  const said = await fay.ask(contacts.createPrimary, { email: world.ben.email })
  expect([said.status, (await letters(world.ben.email, 'primary_confirm')).length, (await letters(world.ben.email, 'contact_known')).length]).toEqual(
    [200, 0, 1],
  )
  await fay.gets(contacts.createPrimary, { email: 'race@example.com' })
  const hash = await linkOf('race@example.com', 'primary_confirm')
  await world.join('race')
  expect((await world.guest.ask(contacts.confirmPrimary, { hash })).status, 'somebody became its owner meanwhile').toBe(410)
})

test('A9 whoever used an account before its owner recovered it keeps nothing: session, device and pending address all end', async () => {
  const wish = { first_name: 'V', last_name: 'W', username: 'victim', email: 'victim@example.com', password: 'a twopenny blue' }
  const { token } = await world.guest.gets(accounts.signUp, wish)
  const asThief = (http: string, body: object) =>
    request(`${world.url}/api${http}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
  expect((await asThief('/users/create-secondary-contact', { email: 'thief4@example.com' })).json.code).toBe('contacts.verify_first')
  expect((await asThief('/passkeys/options', {})).status).toBe(403)
  expect((await asThief('/users/create-primary-email', { email: 'thief5@example.com' })).status).toBe(200)
  await world.guest.gets(accounts.forgotPassword, { email: 'victim@example.com' })
  await world.guest.gets(accounts.resetPassword, { token: await linkOf('victim@example.com', 'reset'), password: 'a penny red here' })
  expect((await request(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  expect((await world.guest.ask(contacts.confirmPrimary, { hash: await linkOf('thief5@example.com', 'primary_confirm') })).status).toBe(410)
  const { rows } = await world.pool.query(
    "select count(*)::int as n from member_devices d join members m on m.id = d.member_id where m.email = 'victim@example.com'",
  )
  expect(rows[0].n).toBe(0)
  expect((await world.guest.ask(accounts.logIn, { email: 'victim@example.com', password: 'a penny red here' })).status).toBe(200)
})

test('A10 a secondary address: confirmed once by its own link, three letters an hour, visible to its member only', async () => {
  const { ben, cleo } = world
  const { contact } = await ben.gets(contacts.createSecondary, { email: 'ben.two@example.com' })
  const first = await linkOf('ben.two@example.com', 'contact_confirm')
  expect(first).toMatch(/^[\w-]{43}$/)
  expect((await ben.ask(contacts.createSecondary, { email: 'ben.two@example.com' })).code).toBe('contacts.same')
  for (let n = 0; n < 20; n++) expect((await cleo.ask(contacts.sendVerification, { user_contact_id: contact.id })).status).toBe(404)
  const again = await Promise.all(Array.from({ length: 6 }, () => ben.ask(contacts.sendVerification, { user_contact_id: contact.id })))
  expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
  expect((await letters('ben.two@example.com', 'contact_confirm')).length).toBe(3)
  expect((await world.guest.ask(contacts.confirmSecondary, { hash: first })).status, 'a newer one was sent').toBe(410)
  const hash = await linkOf('ben.two@example.com', 'contact_confirm')
  expect((await world.guest.ask(contacts.confirmPrimary, { hash })).status, 'of another kind').toBe(410)
  expect((await world.guest.ask(contacts.confirmSecondary, { hash })).status).toBe(200)
  expect((await world.guest.ask(contacts.confirmSecondary, { hash })).status).toBe(410)
  expect((await ben.gets(contacts.list, {})).contacts.secondary).toMatchObject([{ email: 'ben.two@example.com', is_verified: true }])
  expect((await cleo.ask(contacts.removeSecondary, { contact_id: contact.id })).status).toBe(404)
  await ben.gets(contacts.removeSecondary, { contact_id: contact.id })
  expect((await ben.gets(contacts.list, {})).contacts.secondary).toEqual([])
  // Abuse: removing and adding the address again does not reset the rate limit.
  expect((await ben.ask(contacts.createSecondary, { email: 'ben.two@example.com' })).code).toBe('contacts.sent_often')
})

test('A4 the push token of a client is removed at log-out', async () => {
  const gus = await world.join('gus')
  await gus.gets(contacts.keepPushToken, { fcm_token: 'a:device-token' })
  const kept = async () => (await world.pool.query("select count(*)::int as n from push_tokens where token = 'a:device-token'")).rows[0].n
  expect(await kept()).toBe(1)
  await gus.gets(accounts.logOut, {})
  await world.settle()
  expect(await kept()).toBe(0)
})
