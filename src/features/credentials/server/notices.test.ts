import { expect, test } from 'vitest'
import { type AccessChange, accessChanges, accounts } from '#features/accounts/contract.ts'
import { apiKeys } from '#features/api-keys/contract.ts'
import { contacts } from '#features/contacts/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { settings } from '#features/settings/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { SoftKey } from '#test/support/outside/authenticator.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'
import { codeAt } from './totp.ts'

const world = useWorld()
const step = async () =>
  Math.floor((await world.pool.query<{ s: number }>('select extract(epoch from clock_timestamp())::float8 as s')).rows[0]!.s / 30)
const linkOf = async (email: string) =>
  (await world.pool.query("select facts->>'path' as path from mails where recipient = $1 order by id desc limit 1", [email])).rows[0].path.split(
    '=',
  )[1]

async function addPasskey(who: Actor) {
  const { options } = await who.gets(credentials.passkeyOptions, {})
  const made = new SoftKey().make({ origin: world.settings.public_url, challenge: options.challenge as string })
  return (await who.gets(credentials.addPasskey, { name: 'Phone', ...made })).passkey
}
async function switchOn(who: Actor) {
  const { secret } = await who.gets(credentials.beginAuthenticator, {})
  return who.gets(credentials.confirmAuthenticator, { code: codeAt(secret, await step()) })
}
const password = (who: Actor) => world.guest.gets(accounts.logIn, { email: who.email, password: PASSWORD })

/** Each change with the notice expected. */
const kinds: Readonly<Record<AccessChange, readonly [subject: string, deed: (who: Actor) => Promise<unknown>]>> = {
  passkey_added: ['A passkey was added', addPasskey],
  passkey_removed: ['A passkey was removed', async (who) => who.gets(credentials.removePasskey, { id: (await addPasskey(who)).id })],
  authenticator_on: ['An authenticator app was switched on', switchOn],
  authenticator_off: [
    'The authenticator app was switched off',
    async (who) => {
      await switchOn(who)
      await who.gets(credentials.removeAuthenticator, {})
    },
  ],
  codes_renewed: [
    'New recovery codes were made',
    async (who) => {
      await switchOn(who)
      await who.gets(credentials.renewCodes, {})
    },
  ],
  code_used: [
    'A recovery code was used',
    async (who) => {
      const { recovery_codes } = await switchOn(who)
      const { second_step } = await password(who)
      await world.guest.gets(credentials.secondStep, { challenge: second_step!.challenge, code: recovery_codes[0]! })
    },
  ],
  new_device: [
    'Somebody logged in from a new device',
    async (who) => {
      await password(who)
      await fetch(`${world.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'another program' },
        body: JSON.stringify({ email: who.email, password: PASSWORD }),
      })
    },
  ],
  password_changed: ['Your password was changed', (who) => who.gets(credentials.changePassword, { password: 'a twopenny blue' })],
  email_changed: [
    'Your e-mail address was changed',
    async (who) => {
      const email = `new.${who.email}`
      await who.gets(contacts.createPrimary, { email })
      await world.settle()
      const { rows } = await world.pool.query("select facts->>'path' as path from mails where recipient = $1", [email])
      await who.gets(contacts.confirmPrimary, { hash: rows[0].path.split('=')[1] })
    },
  ],
  api_key_made: [
    'An API key was made',
    async (who) => {
      await world.pool.query("update members set plan = 'business' where id = $1", [who.id])
      await who.gets(apiKeys.make, { name: 'my program', scopes: ['orders.read'] })
    },
  ],
}

test.each(accessChanges)('ann gets a notice beside the letter, which links to her security settings: %s', async (change) => {
  const [subject, deed] = kinds[change]
  const who = await world.join(change.replace('_', '-'))
  await deed(who)
  await world.settle()
  const { rows } = await world.pool.query<{ token: string }>("select property from notifications where member_id = $1 and type = 'security'", [
    who.id,
  ])
  expect(rows).toContainEqual({ property: { change } })
  if (change === 'password_changed') return
  const { data } = (await who.gets(notifications.list, {})).notifications
  expect(data.map((one) => one.data)).toContainEqual(expect.objectContaining({ subject, path: '/setting/account/management' }))
})

test('it cannot be switched off, in the app or by mail', async () => {
  for (const channel of ['in_app', 'mail'] as const) {
    const said = await world.ben.ask(settings.keep, { group: 'notifications', property: `security.${channel}`, value: false })
    expect(said.status, channel).toBe(422)
  }
})

test('a password set by a mailed link causes a notice too', async () => {
  const { cleo } = world
  await world.guest.gets(accounts.forgotPassword, { email: cleo.email })
  await world.settle()
  await world.guest.gets(accounts.resetPassword, { token: await linkOf(cleo.email), password: 'a twopenny blue' })
  await world.settle()
  const { rows } = await world.pool.query("select property from notifications where member_id = $1 and type = 'security'", [cleo.id])
  expect(rows).toEqual([{ property: { change: 'password_changed' } }])
})
