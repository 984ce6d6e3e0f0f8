import { expect, test } from 'vitest'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'

const world = useWorld()
const all = {
  phone: '+33 1 23 45 67 89',
  gender: 'female',
  dob: '1980-05-17',
  city: 'Lyon',
  state: 'Rhône',
  zipcode: '69001',
  country: 'FR',
  description: 'Ceres heads, and what they were stuck on.',
} as const

test('ann edits her profile; fields that she leaves out stay as they are', async () => {
  const { user } = await world.ann.gets(profiles.update, { ...all, language: 'fr', country_ids: ['FR', 'CH', 'FR'], topic_ids: [] })
  expect(user).toMatchObject({ ...all, is_own: true, language: 'fr', email: 'ann@example.com', hidden: [], country_name: 'France' })
  expect(user.age).toBeGreaterThan(40)
  expect(user.interests?.countries.map(({ name }) => name)).toEqual(['Switzerland', 'France'])
  const again = await world.ann.gets(profiles.update, { last_name: 'Fontaine', dob: null })
  expect(again.user).toMatchObject({ full_name: 'ann Fontaine', city: 'Lyon', language: 'fr' })
  expect([again.user.dob, again.user.age]).toEqual([undefined, undefined])
  await world.ann.gets(profiles.update, { dob: all.dob })
})

test('errors are reported at their fields, and nothing is stored', async () => {
  const wrong = {
    username: 'ann',
    dob: '2999-01-01',
    country: 'ZZZ',
    country_ids: ['FR', 'ZZZ'],
    topic_ids: ['no-such-topic'],
    category_ids: ['no-such'],
    phone: '<script>',
    gender: 'stamp',
    city: 'x'.repeat(101),
    first_name: ' ',
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, errors } = await world.ben.ask(profiles.update, { description: 'kept?', [field]: value } as never)
    expect([field, status, Object.keys(errors ?? {})]).toEqual([field, 422, [expect.stringContaining(field)]])
  }
  expect((await world.ben.gets(profiles.show, { id: world.ben.id })).user.description).toBe('')
})

test('of twenty at once one gets the username', async () => {
  const people = await Promise.all(['lars', 'mia', 'nora', 'otto'].map((name) => world.join(name)))
  const answers = await Promise.all(people.map((one) => one.ask(profiles.update, { username: 'Mauritius' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect(answers.find(({ status }) => status === 422)).toMatchObject({ code: 'profile.username_taken', errors: { username: [expect.any(String)] } })
})

test('A11 mass assignment: unknown fields change nothing', async () => {
  const row = async () => (await world.pool.query('select * from members where id = $1', [world.ben.id])).rows[0]
  const before = await row()
  const greedy = {
    is_email_verified: 1,
    email_verified_at: '2020-01-01T00:00:00Z',
    coins: 1_000_000,
    uid: 1,
    id: world.ann.id,
    user_id: world.ann.id,
    member_id: world.ann.id,
    plan: 'business',
    level: 'diamond',
    permissions: ['user.access.admin'],
    user_permissions: ['user.access.admin'],
    email: 'ann@example.com',
    password_hash: 'x',
    image_url: 'https://elsewhere.example/x.png',
    cover_image_url: '/media/x',
    image_media_id: crypto.randomUUID(),
    suspended_at: null,
    is_private: true,
    stripe_id: 'cus_1',
    created_at: '2001-01-01T00:00:00Z',
    locale: 'ru',
  }
  for (const [key, value] of Object.entries(greedy)) {
    const said = await world.ben.ask(profiles.update, { description: 'taken over', [key]: value } as never)
    expect([key, said.status, Object.keys(said.errors ?? {})]).toEqual([key, 422, [key]])
  }
  expect(await row()).toEqual(before)
})

test('A8 another phone number needs a fresh session; the same one does not', async () => {
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [world.ann.id])
  expect(await world.ann.ask(profiles.update, { phone: '+1 900 555' })).toMatchObject({ status: 403, code: 'session.step_up' })
  expect((await world.ann.ask(profiles.update, { phone: all.phone, city: 'Lyon' })).status).toBe(200)
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [world.ann.id])
  expect((await world.ann.gets(profiles.update, { phone: all.phone })).user.phone).toBe(all.phone)
})

test('avatar and cover are own public pictures, and cannot be deleted while in use', async () => {
  const [mine, other] = [await pictureOf(world, world.cleo), await pictureOf(world, world.ben)]
  for (const field of ['image_media_id', 'cover_media_id'])
    expect(await world.cleo.ask(profiles.updateMedia, { [field]: other } as never)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
  const { user } = await world.cleo.gets(profiles.updateMedia, { image_media_id: mine, cover_media_id: mine })
  expect(user.image_url).toMatch(/^\/media\/[\w-]{22}\/320\.webp$/)
  expect((await world.guest.gets(profiles.show, { id: user.id })).user).toMatchObject({
    image_url: user.image_url,
    cover_image_url: user.cover_image_url,
  })
  const uses = async () => (await world.pool.query('select subject_type from media_uses where media_id = $1', [mine])).rowCount
  expect(await uses()).toBe(1)
  const bare = await world.cleo.gets(profiles.updateMedia, { image_media_id: null })
  expect([bare.user.image_url, bare.user.cover_image_url, await uses()]).toEqual([null, user.cover_image_url, 1])
  await world.cleo.gets(profiles.updateMedia, { cover_media_id: null })
  expect(await uses()).toBe(0)
})
