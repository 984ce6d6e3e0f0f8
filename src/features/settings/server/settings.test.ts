import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { settings } from '../contract.ts'
import { groups, settingsWith } from '../shapes.ts'
import { settingOf, settingsOf, switchOffMail, tastesOf, wants } from './public.ts'

const world = useWorld()
const registry = () => settingsWith(world.product.tools.notices)
const theme = { group: 'general', property: 'theme' } as const

test('ann finds all settings, each with its default', async () => {
  const { data } = await world.ann.gets(settings.show, {})
  expect(data.map(({ property }) => property).sort()).toEqual(groups.flatMap((group) => Object.keys(registry()[group] ?? {})).sort())
  expect(data.find(({ property }) => property === 'theme')).toEqual({ ...theme, value: 'auto', is_default: true })
  expect(data[0]).toMatchObject({ group: 'general', property: 'translation-language', value: 'en' })
})

test('what she sets is hers only, and stays until she sets it again', async () => {
  for (const value of ['dark', 'light']) {
    await world.ann.gets(settings.keep, { ...theme, value })
    expect((await world.ann.gets(settings.show, theme)).data).toEqual([{ ...theme, value, is_default: false }])
  }
  expect((await world.ben.gets(settings.show, theme)).data[0]!.value).toBe('auto')
  expect(await settingOf(world.product.db, world.ann.id, 'general', 'theme')).toBe('light')
})

test('a property of another group, a prototype, a path for a language: each is refused at its field, and nothing is stored', async () => {
  const before = await world.pool.query('select * from settings order by 1, 2, 3')
  const attacks: [object, string][] = [
    [{ group: 'general', property: '__proto__', value: 'x' }, 'property'],
    [{ group: 'general', property: 'constructor', value: 'x' }, 'property'],
    [{ group: 'general', property: 'toString', value: 'x' }, 'property'],
    [{ group: 'user', property: 'theme', value: 'dark' }, 'property'],
    [{ group: 'subscriptions', property: 'theme', value: 'dark' }, 'property'],
    [{ group: '__proto__', property: 'theme', value: 'dark' }, 'group'],
    [{ group: `general:${world.ben.id}`, property: 'theme', value: 'dark' }, 'group'],
    [{ group: 'general', property: 'translation-language', value: '../../etc/passwd' }, 'value'],
    [{ group: 'general', property: 'translation-language', value: 'de' }, 'value'],
    [{ group: 'general', property: 'time-zone', value: '../../etc/localtime' }, 'value'],
    [{ group: 'general', property: 'time-zone', value: 'Mars/Olympus_Mons' }, 'value'],
    [{ ...theme, value: true }, 'value'],
    [{ ...theme, value: { $ne: 'dark' } }, 'value'],
    [{ group: 'notifications', property: 'store_order_action.mail', value: 'no' }, 'value'],
    [{ ...theme, value: 'dark', user_id: world.ben.id }, 'user_id'],
    [{ ...theme, value: 'dark', member_id: world.ben.id }, 'member_id'],
  ]
  for (const [input, field] of attacks) {
    const { status, errors } = await world.ann.ask(settings.keep, input as never)
    expect([status, Object.keys(errors ?? {})], JSON.stringify(input)).toEqual([422, [field]])
  }
  expect((await world.pool.query('select * from settings order by 1, 2, 3')).rows).toEqual(before.rows)
})

test('invalid values and removed settings in the database are ignored', async () => {
  const dan = await world.join('dan')
  await world.pool.query(
    `insert into settings (member_id, "group", property, value) values ($1, 'general', 'theme', '"neon"'), ($1, 'general', 'ghost', '"boo"')`,
    [dan.id],
  )
  expect((await dan.gets(settings.show, theme)).data).toEqual([{ ...theme, value: 'auto', is_default: true }])
  expect(Object.keys(await settingsOf(world.product.db, dan.id, 'general'))).not.toContain('ghost')
})

test('an unverified member manages their settings; a guest has none', async () => {
  const eve = await world.join('eve', { verified: false })
  expect((await eve.ask(settings.keep, { ...theme, value: 'dark' })).status).toBe(200)
  expect((await world.guest.ask(settings.show, {})).status).toBe(401)
})

test('language and time zone apply to her letters and pages', async () => {
  const fay = await world.join('fay')
  await fay.gets(settings.keep, { group: 'general', property: 'translation-language', value: 'ru' })
  await fay.gets(settings.keep, { group: 'general', property: 'time-zone', value: 'Asia/Vladivostok' })
  await world.settle()
  expect((await fay.gets(account.me, {})).user).toMatchObject({ language: 'ru', time_zone: 'Asia/Vladivostok' })
})

test('log-in on another device sets her display preferences in cookies; API clients get none, and preferences never chosen stay the device’s', async () => {
  const gil = await world.join('gil')
  await gil.gets(settings.keep, { ...theme, value: 'dark' })
  const logIn = (headers: Record<string, string>) =>
    fetch(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: gil.email, password: PASSWORD }),
    })
  const cookies = (await logIn({ 'sec-fetch-site': 'same-origin' })).headers.getSetCookie()
  expect(cookies.filter((one) => !/^(session|device)=/.test(one))).toEqual([
    'locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect((await logIn({})).headers.getSetCookie()).toEqual([])
  expect(await tastesOf(world.product.db, gil.id)).toEqual([
    ['locale', 'en'],
    ['theme', 'dark'],
  ])
})

const kind = (type: string) => world.product.tools.notices.get(type)!
test('a letter required by contract is sent whatever is stored; the others can be switched off', async () => {
  const { db } = world.product
  const hal = await world.join('hal')
  const off = (event: string) => db.transaction().execute((tx) => switchOffMail(world.product.tools.notices, { tx, emit: () => {} }, hal.id, event))
  expect([await off('store_order_action'), await off('store_order_received'), await off('security'), await off('__proto__')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  await world.pool.query(
    `insert into settings (member_id, "group", property, value) values ($1, 'notifications', 'store_order_received.mail', 'false')`,
    [hal.id],
  )
  expect([await wants(db, hal.id, kind('store_order_action'), 'mail'), await wants(db, hal.id, kind('store_order_received'), 'mail')]).toEqual([
    false,
    true,
  ])
  expect(await wants(db, hal.id, kind('store_order_action'), 'in_app')).toBe(true)
  expect(await wants(db, world.cleo.id, kind('store_order_action'), 'mail')).toBe(true)
})

test('a mandatory channel is no setting', async () => {
  for (const [event, { channels }] of world.product.tools.notices)
    for (const channel of ['in_app', 'mail'] as const)
      if (channels[channel] === 'always') expect(Object.hasOwn(registry().notifications!, `${event}.${channel}`), `${event}.${channel}`).toBe(false)
  const asked = { group: 'notifications', property: 'store_order_received.mail', value: false } as const
  expect((await world.ann.ask(settings.keep, asked)).status).toBe(422)
})

test('ann reads the notices in her language, section by section; a section that does not exist is refused', async () => {
  const { sections, data } = await world.ann.gets(settings.notices, {})
  expect(sections).toEqual(['orders', 'account', 'flagging', 'clubs', 'events', 'network', 'profile'])
  const all = [...world.product.tools.notices.values()]
  const open = all.filter(({ permission }) => permission === undefined).map(({ type }) => type)
  expect(data.map(({ event }) => event).sort()).toEqual(open.sort())
  // Those who run the place choose about theirs too.
  const ida = await world.join('ida.runs', { role: 'administrator' })
  expect((await ida.gets(settings.notices, {})).data.map(({ event }) => event)).toContain('approval_asked')
  const french = await world.ann.gets(settings.notices, { section: 'network' }, { locale: 'fr' })
  expect(french.data.map(({ event, name, channels }) => [event, name, channels])).toContainEqual([
    ...['follow_user', 'Quelqu’un me suit'],
    { in_app: 'choice', push: 'choice', mail: 'digest' },
  ])
  expect(french.data.map(({ event }) => event)).not.toContain('store_order_action')
  expect((await world.ann.ask(settings.notices, { section: 'nothing' as never })).status).toBe(422)
})

test('a new member keeps the language of their sign-up', async () => {
  const wish = { first_name: 'Ida', last_name: 'Collector', username: 'ida', email: 'ida@example.com', password: PASSWORD }
  const { user } = await world.guest.gets(accounts.signUp, wish, { locale: 'fr' })
  expect(await settingOf(world.product.db, user.id, 'general', 'translation-language')).toBe('fr')
})
