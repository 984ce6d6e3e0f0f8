import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { subscribers } from '../contract.ts'

const world = useWorld()
let ada: Actor
const ADMIN = { kind: 'member', verified: true, fresh: true, limits: {}, permissions: new Set(['user.access.admin', 'signed_in']) }
const letters = async (template: string) =>
  (
    await world.pool.query<{ recipient: string; facts: Record<string, string> }>(
      'select recipient, facts from mails where template = $1 order by id',
      [template],
    )
  ).rows
const ask = (email: string, website = '') => world.guest.ask(subscribers.subscribe, { email, website })
const emails = async (state: 'confirmed' | 'waiting' | 'ended') =>
  (await ada.gets(subscribers.list, { state })).subscribers.data.map(({ email }) => email)
const tail = (path = '') => path.split('/').at(-1)!

beforeEach(async () => {
  ada ??= await world.join('ada', { role: 'administrator' })
  for (const table of ['subscribers', 'mails', 'address_letters']) await world.pool.query(`delete from ${table}`)
})

test('dora subscribes: nothing counts before the link of her letter is pressed, and one press ends it', async () => {
  expect((await ask('Dora@Example.com')).status).toBe(200)
  expect([await emails('confirmed'), await emails('waiting')]).toEqual([[], ['dora@example.com']])
  const [asked] = await letters('subscribe')
  const token = tail(asked!.facts.path)
  await world.guest.gets(subscribers.confirm, { token })
  await world.guest.gets(subscribers.confirm, { token })
  expect([await emails('confirmed'), (await letters('subscribed')).length], 'pressed twice it is once').toEqual([['dora@example.com'], 1])
  const off = tail((await letters('subscribed'))[0]!.facts.off)
  expect((await world.guest.ask(subscribers.confirm, { token: off })).code, 'a link for one thing does no other').toBe('subscriber.not_found')
  expect((await world.guest.ask(subscribers.off, { token })).code).toBe('subscriber.not_found')
  const pressed = await fetch(`${world.url}/api/subscribers/${off}/off`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([pressed.status, await emails('confirmed'), await emails('ended')]).toEqual([200, [], ['dora@example.com']])
  const looked = await fetch(`${world.url}/api/subscribers/${off}/off`, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/action/subscribers/${off}`])
})

test('one answer for every address, three letters an hour to one, and no letter for who has it already or for a program', async () => {
  const first = await ask('dora@example.com')
  for (let n = 0; n < 9; n++) expect((await ask('dora@example.com')).text).toBe(first.text)
  expect((await letters('subscribe')).length).toBe(3)
  await world.guest.gets(subscribers.confirm, { token: tail((await letters('subscribe'))[0]!.facts.path) })
  await world.pool.query('delete from address_letters')
  expect([(await ask('dora@example.com')).text, (await letters('subscribe')).length]).toEqual([first.text, 3])
  expect([(await ask('bot@example.com', 'https://spam.example')).text, await emails('waiting')]).toEqual([first.text, []])
  expect((await ask('c12@example.com\r\nBcc: x@example.com')).code, 'C12').toBe('input.invalid')
})

test('C13 the list is an administrator’s, and as CSV an address that a spreadsheet would run is a text', async () => {
  await world.pool.query(
    "insert into subscribers (email, locale, confirmed_at) values ('=cmd@example.com', 'en', clock_timestamp()), ('+1@example.com', 'fr', clock_timestamp())",
  )
  const moderator = await world.join('mia', { role: 'moderator' })
  expect([(await moderator.ask(subscribers.list, {})).code, (await world.ben.ask(subscribers.list, {})).code]).toEqual([
    'permission.role',
    'permission.role',
  ])
  const take = (viewer: object) =>
    world.product.dispatcher.dispatch(subscribers.export.http, {}, { locale: 'en', client: 'api', peer: '', agent: '', viewer } as never)
  expect((await take({ ...ADMIN, fresh: false })).text, 'an export asks for the password again').toContain('session.step_up')
  const { file } = await take({ ...ADMIN, id: ada.id, session_id: null })
  expect(String(file!.body)).toContain('"\'=cmd@example.com"')
  expect(String(file!.body)).toContain('"\'+1@example.com"')
  expect((await ada.gets(subscribers.list, { search: '=cmd' })).subscribers.data.length).toBe(1)
})
