import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { SoftKey, type Wishes } from '#test/support/outside/authenticator.ts'
import { useWorld } from '#test/support/world.ts'
import { credentials } from '../contract.ts'

const world = useWorld()
const origin = () => world.settings.public_url
const asked = async () => (await world.guest.gets(credentials.passkeyChallenge, {})).options.challenge as string

async function keyOf(who: Actor, more: Partial<Wishes> = {}) {
  const { options } = await who.gets(credentials.passkeyOptions, {})
  const key = new SoftKey()
  const { passkey } = await who.gets(credentials.addPasskey, {
    name: 'My phone',
    ...key.make({ origin: origin(), challenge: options.challenge as string, ...more }),
  })
  return { key, id: passkey.id as string }
}
const logIn = (key: SoftKey, wishes: Partial<Wishes> & { challenge: string }) =>
  world.guest.ask(credentials.passkeyLogIn, { passkey: key.use({ origin: origin(), ...wishes }) })

test('ann creates a passkey and logs in with it alone; the list shows when', async () => {
  const { key, id } = await keyOf(world.ann)
  const said = await logIn(key, { challenge: await asked(), counter: 1 })
  expect([said.status, said.result.user.id]).toEqual([200, world.ann.id])
  expect(said.result.token).toMatch(/^[\w-]{43}$/)
  const { security } = await world.ann.gets(credentials.security, {})
  expect(security.passkeys).toMatchObject([{ id, name: 'My phone', used_at: expect.any(String) }])
})

test('the same answer twice, an old challenge, or none of ours: refused', async () => {
  const { key } = await keyOf(world.ben)
  const challenge = await asked()
  const passkey = key.use({ origin: origin(), challenge, counter: 1 })
  const both = await Promise.all([1, 2].map(() => world.guest.ask(credentials.passkeyLogIn, { passkey })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await world.guest.ask(credentials.passkeyLogIn, { passkey })).code).toBe('credentials.passkey_unknown')
  expect((await logIn(key, { challenge: 'A'.repeat(43), counter: 2 })).status).toBe(422)
  const late = await asked()
  await world.pool.query("update passkey_challenges set expires_at = clock_timestamp() - interval '1 second'")
  expect((await logIn(key, { challenge: late, counter: 2 })).status).toBe(422)
})

test('signed for another site, at another origin, without finger or PIN, or as something else: refused', async () => {
  const { key } = await keyOf(world.cleo)
  const wrong: Partial<Wishes>[] = [
    { origin: 'https://evil.example', party: 'localhost' },
    { origin: `${origin()}.evil.example`, party: 'localhost' },
    { party: 'evil.example' },
    { verified: false },
    { type: 'webauthn.create' },
  ]
  for (const wishes of wrong) expect((await logIn(key, { challenge: await asked(), counter: 1, ...wishes })).status, JSON.stringify(wishes)).toBe(422)
  expect((await logIn(key, { challenge: await asked(), counter: 1 })).status).toBe(200)
})

test('a cloned passkey with a lower counter is refused', async () => {
  const { key } = await keyOf(world.ann, { counter: 5 })
  expect((await logIn(key, { challenge: await asked(), counter: 9 })).status).toBe(200)
  for (const counter of [9, 6, 0]) expect((await logIn(key, { challenge: await asked(), counter })).status, String(counter)).toBe(422)
  expect((await logIn(key, { challenge: await asked(), counter: 10 })).status).toBe(200)
})

test('a challenge for creating a passkey belongs to the member, and works once', async () => {
  const { options } = await world.ann.gets(credentials.passkeyOptions, {})
  const made = new SoftKey().make({ origin: origin(), challenge: options.challenge as string })
  expect((await world.ben.ask(credentials.addPasskey, { name: 'x', ...made })).status).toBe(422)
  expect((await world.ann.ask(credentials.addPasskey, { name: 'x', ...made })).status).toBe(200)
  expect((await world.ann.ask(credentials.addPasskey, { name: 'x', ...made })).status).toBe(422)
  const foreign = await world.ann.gets(credentials.passkeyOptions, {})
  const wrong = new SoftKey().make({ origin: 'https://evil.example', party: 'localhost', challenge: foreign.options.challenge as string })
  expect((await world.ann.ask(credentials.addPasskey, { name: 'x', ...wrong })).status).toBe(422)
})

test('a removed passkey no longer works; another member’s cannot be renamed or removed, and counts as a step-up for its owner only', async () => {
  const { key, id } = await keyOf(world.ben)
  expect((await world.ann.ask(credentials.removePasskey, { id: id as never })).status).toBe(404)
  expect((await world.ann.ask(credentials.renamePasskey, { id: id as never, name: 'mine' })).status).toBe(404)
  const prove = async (who: Actor, counter: number) =>
    who.ask(credentials.stepUp, { passkey: key.use({ origin: origin(), challenge: await asked(), counter }) })
  expect((await prove(world.ann, 1)).code).toBe('credentials.passkey_unknown')
  expect((await prove(world.ben, 2)).status).toBe(200)
  // His old token is still valid but no longer fresh.
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [world.ben.id])
  await world.ben.gets(credentials.removePasskey, { id: id as never })
  expect((await logIn(key, { challenge: await asked(), counter: 3 })).status).toBe(422)
})

test('a member without a confirmed address cannot create a passkey', async () => {
  const una = await world.join('una', { verified: false })
  expect((await una.ask(credentials.passkeyOptions, {})).code).toBe('credentials.verify_first')
  expect((await una.ask(credentials.beginAuthenticator, {})).code).toBe('credentials.verify_first')
})
