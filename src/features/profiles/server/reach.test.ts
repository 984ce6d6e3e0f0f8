import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'
import { guardedParts } from '../rules.ts'

const world = useWorld()
const secrets = ['ann@example.com', '+33 1 23', '1980-05-17', 'Rhône', '69001', 'female']
const seenBy = async (who: 'ben' | 'guest' | 'ann') => (await world[who].gets(profiles.show, { id: world.ann.id as never })).user

beforeAll(async () => {
  await world.ann.gets(profiles.update, {
    phone: '+33 1 23 45 67 89',
    gender: 'female',
    dob: '1980-05-17',
    city: 'Lyon',
    state: 'Rhône',
    zipcode: '69001',
    description: 'Ceres heads.',
    country_ids: ['FR'],
  })
})

test('B19 contact details, names and places of ann are hidden until she changes that', async () => {
  for (const who of ['guest', 'ben'] as const) {
    const user = await seenBy(who)
    for (const secret of secrets) expect(JSON.stringify(user)).not.toContain(secret)
    for (const part of user.hidden) expect(Object.keys(user)).not.toContain(part)
    expect(user.hidden).toEqual(['email', 'phone', 'gender', 'dob', 'age', 'city', 'state', 'zipcode', 'presence'])
    expect(Object.keys(user).join()).not.toMatch(/stripe|pm_|permission|address|password|plan|suspended|wallet/)
  }
  expect(await seenBy('ann')).toMatchObject({ email: 'ann@example.com', dob: '1980-05-17', hidden: [] })
})

test('B19 an empty part looks the same as a hidden part', async () => {
  const { user } = await world.ben.gets(profiles.show, { id: world.cleo.id as never })
  expect([user.hidden.includes('phone'), 'phone' in user]).toEqual([true, false])
})

test('ann shows her town to everyone and her address to connections: ben sees the one, not the other', async () => {
  const { visibility } = await world.ann.gets(profiles.setVisibility, { visibility: { city: 'everyone', email: 'connections' } })
  expect([visibility.city, visibility.email, visibility.phone]).toEqual(['everyone', 'connections', 'nobody'])
  const user = await seenBy('ben')
  expect([user.city, user.email, user.hidden.includes('city'), user.hidden.includes('email')]).toEqual(['Lyon', undefined, false, true])
  expect((await world.ann.ask(profiles.setVisibility, { visibility: { password: 'everyone' } } as never)).status).toBe(422)
  expect((await world.ann.ask(profiles.setVisibility, { visibility: { city: 'friends' } } as never)).status).toBe(422)
})

test('a private profile shows other members the name and nothing more', async () => {
  await world.ann.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  const user = await seenBy('ben')
  expect(user.hidden).toEqual([...guardedParts])
  expect([user.full_name, user.description, user.country, user.city, user.interests]).toEqual(['ann Collector', '', null, undefined, undefined])
  await world.ann.gets(profiles.setVisibility, { visibility: {}, is_private: false })
})

test('members are found by the prefix of a name or by their number, never by an e-mail address', async () => {
  const find = async (search: string, more = {}) => (await world.ben.gets(profiles.search, { search, ...more })).users.data
  const names = async (search: string) => (await find(search)).map(({ username }) => username)
  expect(await names('ANN')).toEqual(['ann'])
  expect(await names('collec')).toEqual(['ann', 'ben', 'cleo'])
  expect(await names('nn')).toEqual([])
  expect(await names('')).toEqual([])
  const [ann] = await find('ann')
  expect(await names(String(ann!.uid))).toEqual(['ann'])
  for (const search of ['ann@', 'ann@example.com', 'example', '%', '_', 'ann%', 'a\\']) expect(await names(search)).toEqual([])
})

test('B19 a result contains the e-mail address only if it is visible to everyone', async () => {
  const hit = async () => (await world.ben.gets(profiles.search, { search: 'ann' })).users.data[0]!
  expect('email' in (await hit())).toBe(false)
  await world.ann.gets(profiles.setVisibility, { visibility: { email: 'everyone' } })
  expect((await hit()).email).toBe('ann@example.com')
  await world.ann.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  expect('email' in (await hit())).toBe(false)
  await world.ann.gets(profiles.setVisibility, { visibility: { email: 'nobody' }, is_private: false })
})

test('paging through results loses and repeats no member', async () => {
  const first = await world.ben.gets(profiles.search, { search: 'collector', page_size: 2 })
  const cursor = new URLSearchParams(first.users.next_page_url!.split('?')[1]).get('cursor')!
  const second = await world.ben.gets(profiles.search, { search: 'collector', page_size: 2, cursor })
  expect([...first.users.data, ...second.users.data].map(({ username }) => username)).toEqual(['ann', 'ben', 'cleo'])
  expect([first.users.total, second.users.next_page_url]).toEqual([3, null])
})

const ways = {
  'is blocked by ann': 'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
  'has blocked ann': 'insert into blocks (blocked_id, blocker_id) values ($1, $2)',
  'asks when ann is suspended': 'update members set suspended_at = clock_timestamp() where id = $1 and $2::uuid is not null',
  'asks when ann rests': 'update members set deactivated_at = clock_timestamp() where id = $1 and $2::uuid is not null',
  'asks when ann is erased': 'update members set erased_at = clock_timestamp() where id = $1 and $2::uuid is not null',
  'asks before ann has confirmed': 'update members set email_verified_at = null where id = $1 and $2::uuid is not null',
}
test.each(Object.entries(ways))('B19 ben, who %s, looks exactly like a member who never existed', async (_, sql) => {
  const nobody = await world.ben.ask(profiles.show, { id: crypto.randomUUID() as never })
  await world.pool.query(sql, [world.ann.id, world.ben.id])
  const there = await world.ben.ask(profiles.show, { id: world.ann.id as never })
  expect([there.status, there.text]).toEqual([404, nobody.text])
  for (const search of ['ann', 'collector'])
    expect((await world.ben.gets(profiles.search, { search })).users.data.map(({ username }) => username)).not.toContain('ann')
  await world.pool.query('delete from blocks')
  await world.pool.query(
    'update members set suspended_at = null, deactivated_at = null, erased_at = null, email_verified_at = clock_timestamp() where id = $1',
    [world.ann.id],
  )
})
