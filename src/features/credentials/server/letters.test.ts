import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { contacts } from '#features/contacts/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { SoftKey } from '#test/support/outside/authenticator.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'
import { codeAt } from './totp.ts'

const world = useWorld()
const lettersOf = async (email: string) =>
  (await world.pool.query<{ template: string }>('select template from mails where recipient = $1 order by id', [email])).rows.map(
    (row) => row.template,
  )
const step = async () =>
  Math.floor((await world.pool.query<{ s: number }>('select extract(epoch from clock_timestamp())::float8 as s')).rows[0]!.s / 30)

test('the owner gets a letter when a credential is added, used or removed, and sees all of it in the account', async () => {
  const { ann } = world
  const { options } = await ann.gets(credentials.passkeyOptions, {})
  const made = new SoftKey().make({ origin: world.settings.public_url, challenge: options.challenge as string })
  const { passkey } = await ann.gets(credentials.addPasskey, { name: 'Phone', ...made })
  await ann.gets(credentials.removePasskey, { id: passkey.id })
  const { secret } = await ann.gets(credentials.beginAuthenticator, {})
  await ann.gets(credentials.confirmAuthenticator, { code: codeAt(secret, await step()) })
  const { recovery_codes } = await ann.gets(credentials.renewCodes, {})
  const { second_step } = await world.guest.gets(accounts.logIn, { email: ann.email, password: PASSWORD })
  await world.guest.gets(credentials.secondStep, { challenge: second_step!.challenge, code: recovery_codes[0]! })
  await ann.gets(credentials.removeAuthenticator, {})
  const told = ['passkey_added', 'passkey_removed', 'authenticator_on', 'codes_renewed', 'code_used', 'authenticator_off']
  expect((await lettersOf(ann.email)).filter((template) => told.includes(template))).toEqual(told)
  const { history } = await ann.gets(credentials.history, {})
  expect(history.data.map(({ operation }) => operation)).toEqual([
    'DELETE /authenticator',
    'POST /login/second-step',
    'POST /authenticator/recovery-codes',
    'POST /authenticator/confirm',
    'DELETE /passkeys/{id}',
    'POST /passkeys',
    'POST /signup',
  ])
  expect(
    (await world.ben.gets(credentials.history, {})).history.data.map(({ operation }) => operation),
    'nothing of hers',
  ).toEqual(['POST /signup'])
})

test('the same for a second address: when it is confirmed, and when it is removed', async () => {
  const { contact } = await world.cleo.gets(contacts.createSecondary, { email: 'cleo.two@example.com' })
  const { rows } = await world.pool.query("select facts->>'path' as path from mails where recipient = 'cleo.two@example.com'")
  await world.guest.gets(contacts.confirmSecondary, { hash: rows[0].path.split('=')[1] })
  await world.cleo.gets(contacts.removeSecondary, { contact_id: contact.id })
  expect((await lettersOf(world.cleo.email)).slice(-2)).toEqual(['contact_added', 'contact_removed'])
})
