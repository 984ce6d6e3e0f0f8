import { beforeAll, expect, test } from 'vitest'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { announcements } from '../contract.ts'

const world = useWorld({ web: true })
let ada: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
})
/** By the clock of the database. */
const after = async (interval: string) =>
  (await world.pool.query<{ at: Date }>('select clock_timestamp() + $1::interval as at', [interval])).rows[0]!.at.toISOString()
const make = async (more: Partial<GivenOf<typeof announcements.make>> = {}, who = ada) =>
  who.ask(announcements.make, { kind: 'info', audience: 'everybody', words: { en: 'We move house' }, ends_at: await after('1 hour'), ...more })
const page = (headers: Readonly<Record<string, string>> = {}, path = '/terms-and-conditions') => request(world.url + path, { headers })
const as = (who: Actor) => ({ cookie: `session=${who.token}` })
const own = () => ({ origin: world.settings.public_url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' })
const shows = async (words: string, headers = {}) => (await page(headers)).text.includes(words)
const soon = (words: string, is: boolean, headers = {}) => expect.poll(() => shows(words, headers), { timeout: 3_000, interval: 200 }).toBe(is)
const clear = () => world.pool.query('delete from announcements')
const dismiss = (id: string, headers: Readonly<Record<string, string>>) =>
  request(`${world.url}/announcements/${id}/dismiss`, { method: 'POST', headers, body: 'from=%2Fhelp' })

test('a line is drawn above pages that are kept in the cache, within two seconds, and is gone at its end', async () => {
  // Twice, so that the page is kept.
  for (let n = 0; n < 3; n++) expect(await shows('We move house')).toBe(false)
  await make({ ends_at: await after('4 seconds') })
  await soon('We move house', true)
  await expect.poll(() => shows('We move house'), { timeout: 8_000, interval: 200 }).toBe(false)
  await clear()
})

test('readers get their language, otherwise English; the words are escaped and carry their own language', async () => {
  await make({ words: { en: 'Back <b>soon</b>', fr: 'À bientôt' }, link: '/help' })
  await soon('Back &#60;b&#62;soon&#60;/b&#62;', true)
  const french = (await page({ 'accept-language': 'fr' })).text
  expect(french).toContain('À bientôt')
  const russian = (await page({ 'accept-language': 'ru' })).text
  expect(russian).toContain('<span dir="auto" lang="en">Back')
  expect(russian).toContain('<a href="/help">')
  expect((await page({}, '/offline')).text).not.toContain('Back &#60;b')
  await clear()
})

test('members and guests each read what is meant for them', async () => {
  await make({ audience: 'members', words: { en: 'For members' } })
  await make({ audience: 'guests', words: { en: 'For guests' } })
  await soon('For members', true, as(world.ben))
  await soon('For guests', true)
  expect(await shows('For guests', as(world.ben))).toBe(false)
  expect(await shows('For members')).toBe(false)
  await clear()
})

test('ben dismisses it for himself on every device; a guest for one browser; nobody does it from another site', async () => {
  const { result } = await make({ words: { en: 'Read me' } })
  const { id } = result.announcement
  await soon('Read me', true, as(world.ben))
  expect((await dismiss(id, { ...own(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', ...as(world.ben) })).status).toBe(403)
  expect(await shows('Read me', as(world.ben))).toBe(true)
  const said = await dismiss(id, { ...own(), ...as(world.ben) })
  expect([said.status, said.headers.get('location')]).toEqual([303, '/help'])
  expect(await shows('Read me', as(world.ben))).toBe(false)
  expect(await shows('Read me', as(world.cleo))).toBe(true)
  const guest = await dismiss(id, own())
  const cookie = guest.headers
    .getSetCookie()
    .find((one) => one.startsWith('read_notices='))!
    .split(';')[0]!
  expect(await shows('Read me', { cookie })).toBe(false)
  expect(await shows('Read me', { cookie: 'read_notices=../../x.1' })).toBe(true)
  expect(await shows('Read me')).toBe(true)
  const away = await request(`${world.url}/announcements/${id}/dismiss`, { method: 'POST', headers: own(), body: 'from=%2F%2Fevil.example' })
  expect(away.headers.get('location')).toBe('/')
  await clear()
})

test('it is ended at once by hand, once; and refused without words, with an end before its beginning, or when three run', async () => {
  expect((await make({ words: {} })).code).toBe('announcement.words')
  expect((await make({ ends_at: await after('-1 second') })).code).toBe('announcement.end')
  for (const link of ['//evil.example', 'javascript:alert(1)', 'http://plain.example', '/\\evil'])
    expect((await make({ link })).status, link).toBe(422)
  const made = await inParallel([1, 2, 3, 4, 5, 6], 6, (n) => make({ words: { en: `Line ${n}` } }))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(made.filter(({ code }) => code === 'announcement.many')).toHaveLength(3)
  const [first] = (await ada.gets(announcements.list, {})).announcements.data
  await ada.gets(announcements.end, { id: first!.id })
  expect((await ada.ask(announcements.end, { id: first!.id })).code).toBe('announcement.over')
  expect((await ada.gets(announcements.list, {})).announcements.data[0]).toMatchObject({ state: 'over', ended_by: { id: ada.id } })
  await soon(Object.values(first!.words)[0]!, false)
  expect((await world.ben.ask(announcements.dismiss, { id: first!.id })).code).toBe('announcement.over')
  expect((await make({}, world.ben)).code).toBe('permission.role')
  await clear()
})
