import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../contract.ts'

const world = useWorld()
let ada: Actor
let sam: Actor
let mo: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  sam = await world.join('sam', { role: 'support' })
  mo = await world.join('mo', { role: 'moderator' })
})
const id = (of: Actor) => of.id
const newest = async () => (await ada.gets(dashboard.audit, { page_size: 1 })).entries.data[0]!
const enter = async (who: Actor) => (await world.guest.gets(accounts.logIn, { email: who.email, password: PASSWORD })).token!

test('mo suspends cleo: her sessions and sockets end at once, a letter says why in her language, the log says who', async () => {
  await world.pool.query("update members set locale = 'fr' where id = $1", [world.cleo.id])
  const token = await enter(world.cleo)
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
  await new Promise<void>((done) => socket.once('connect', done))
  const gone = new Promise<void>((done) => socket.once('disconnect', () => done()))
  await mo.gets(dashboard.suspend, { id: id(world.cleo), reason: 'Three parcels never sent' })
  await gone
  expect((await fetch(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  const { rows } = await world.pool.query("select locale, facts from mails where template = 'suspended' and recipient = $1", [world.cleo.email])
  expect(rows).toEqual([{ locale: 'fr', facts: { name: 'cleo', reason: 'Three parcels never sent', until: 'none', path: '/contact' } }])
  expect(await newest()).toMatchObject({
    actor: { username: 'mo' },
    family: 'moderation',
    operation: dashboard.suspend.http,
    ids: [{ name: 'id', value: world.cleo.id }],
  })
  expect((await mo.ask(dashboard.suspend, { id: id(world.cleo), reason: 'again' })).code).toBe('member.already_suspended')
  await sam.gets(dashboard.lift, { id: id(world.cleo), reason: 'They have arrived' })
  // Revoked sessions stay revoked.
  expect((await fetch(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  expect(await enter(world.cleo)).toBeTruthy()
  const { member } = await sam.gets(dashboard.member, { id: id(world.cleo) })
  expect(member.suspensions).toMatchObject([
    { reason: 'Three parcels never sent', by: { full_name: 'mo Collector' }, lift_reason: 'They have arrived' },
  ])
})

test('an administrator cannot act on themselves or on a member with more permissions', async () => {
  for (const [who, whom] of [
    [sam, ada],
    [sam, sam],
    [mo, ada],
    [ada, ada],
  ] as const)
    expect((await who.ask(dashboard.endSessions, { id: id(whom) })).code).toBe('member.above_you')
  expect((await sam.ask(dashboard.grantRole, { id: id(world.ben), role: 'support' })).code).toBe('permission.role')
})

test('an administrator grants roles; without all permissions of a role it cannot be granted', async () => {
  await ada.gets(dashboard.grantRole, { id: id(world.ben), role: 'moderator' })
  expect((await world.ben.ask(dashboard.permissions, {})).result).toMatchObject({ roles: ['moderator'] })
  const entry = await newest()
  expect(entry.family).toBe('rights')
  expect(entry.ids).toEqual(
    expect.arrayContaining([
      { name: 'id', value: world.ben.id },
      { name: 'role', value: 'moderator' },
    ]),
  )
  await ada.gets(dashboard.revokeRole, { id: id(world.ben), role: 'moderator' })
  expect((await world.ben.ask(dashboard.members, {})).code).toBe('permission.role')
  await world.pool.query("insert into role_permissions (role, permission) values ('support', 'user.access.admin')")
  await expect
    .poll(async () => (await sam.ask(dashboard.grantRole, { id: id(world.ben), role: 'administrator' })).code, { timeout: 3_000 })
    .toBe('role.not_yours')
  await world.pool.query("delete from role_permissions where role = 'support' and permission = 'user.access.admin'")
  await expect.poll(async () => (await sam.ask(dashboard.audit, {})).code, { timeout: 3_000 }).toBe('permission.role')
})

test('the last administrator stays, also when two revoke the role from each other at the same moment', async () => {
  expect((await ada.ask(dashboard.revokeRole, { id: id(ada), role: 'administrator' })).code).toBe('role.last_administrator')
  const bea = await world.join('bea', { role: 'administrator' })
  for (let round = 0; round < 5; round++) {
    await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator'), ($2, 'administrator') on conflict do nothing", [
      ada.id,
      bea.id,
    ])
    await Promise.all([
      ada.ask(dashboard.revokeRole, { id: id(bea), role: 'administrator' }),
      bea.ask(dashboard.revokeRole, { id: id(ada), role: 'administrator' }),
    ])
    const { rows } = await world.pool.query("select from member_roles where role = 'administrator'")
    expect(rows.length).toBe(1)
    await world.pool.query('update members set suspended_at = null')
  }
  await world.pool.query("delete from member_roles where member_id = $1 and role = 'administrator'", [bea.id])
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator') on conflict do nothing", [ada.id])
})

test('a plan changed by hand is effective at once, and its reason is kept', async () => {
  await sam.gets(dashboard.changePlan, { id: id(world.ben), plan: 'premium', reason: 'A gift' })
  expect((await sam.gets(dashboard.member, { id: id(world.ben) })).member).toMatchObject({
    plan: 'premium',
    notes: [{ body: 'free → premium: A gift' }],
  })
})

test('dangerous operations need a step-up', async () => {
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [mo.id])
  expect((await mo.ask(dashboard.suspend, { id: id(world.ben), reason: 'x' })).code).toBe('session.step_up')
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [mo.id])
})

test('members are found by number, name, username and address; wildcards are ordinary characters', async () => {
  const { member } = await ada.gets(dashboard.member, { id: id(world.ann) })
  const found = async (search: string) => (await ada.gets(dashboard.members, { search })).members.data.map(({ username }) => username)
  expect(await found(String(member.uid))).toEqual(['ann'])
  for (const search of ['ANN coll', 'ann@exam', 'ann']) expect(await found(search), search).toEqual(['ann'])
  expect(await found('%')).toEqual([])
  expect(await found('a_n')).toEqual([])
  const first = (await ada.gets(dashboard.members, { page_size: 2 })).members
  const cursor = new URL(first.next_page_url!, world.url).searchParams.get('cursor')!
  const second = (await ada.gets(dashboard.members, { page_size: 250, cursor })).members
  expect(new Set([...first.data, ...second.data].map(({ id: one }) => one)).size).toBe(first.data.length + second.data.length)
  expect(second.next_page_url).toBe(null)
})

test('the key figures, and the hash chain', async () => {
  await world.settle()
  const { counts } = await sam.gets(dashboard.counts, {})
  expect(counts).toMatchObject({ members_today: counts.members, suspended: 0, outbox_waiting: 0, outbox_oldest: null })
  expect((await ada.gets(dashboard.chain, {})).chain).toMatchObject({ unbroken: true, waiting: 0, broken_at: null })
})

test('the audit log by days of the viewer’s time zone, even if daylight saving time skips midnight', async () => {
  await world.pool.query("update members set time_zone = 'America/Asuncion' where id = $1", [ada.id])
  // Daylight saving time in Asunción skipped midnight on 1 October 2023: the day began at 04:00 UTC instead of 03:00.
  const at = (moment: string) => world.pool.query("insert into audit_entries (at, family, operation) values ($1, 'money', 'a clock')", [moment])
  for (const moment of ['2023-10-01T03:59:59Z', '2023-10-01T04:00:00Z', '2023-10-02T02:59:59Z', '2023-10-02T03:00:00Z']) await at(moment)
  const { entries } = await ada.gets(dashboard.audit, { operation: 'a clock', from: '01-10-2023', to: '01-10-2023' })
  expect(entries.data.map(({ at: moment }) => moment)).toEqual(['2023-10-02T02:59:59.000Z', '2023-10-01T04:00:00.000Z'])
  await world.pool.query("update members set time_zone = 'UTC' where id = $1", [ada.id])
})

test('name, sender and colours: stored, effective at once, refused without enough contrast, and reset', async () => {
  const face = { name: 'Penny Post', sender_name: 'The postmaster', sender_email: 'post@penny.example', colour: '#7a1f4b', colour_dark: '#f2a7c8' }
  const { usual } = await ada.gets(dashboard.site, {})
  expect((await ada.ask(dashboard.keepSite, { ...face, colour: '#9fd8c4' })).code).toBe('site.contrast')
  expect((await ada.ask(dashboard.keepSite, { ...face, colour_dark: '#223344' })).code).toBe('site.contrast_dark')
  expect((await ada.ask(dashboard.keepSite, { ...face, sender_name: 'a" <b@c>' })).errors).toHaveProperty('sender_name')
  expect((await ada.ask(dashboard.keepSite, { ...face, colour: 'red;}' })).errors).toHaveProperty('colour')
  expect((await ada.gets(dashboard.keepSite, face)).face).toEqual({ ...face, is_usual: false })
  await expect.poll(() => world.product.site.name, { timeout: 1_500 }).toBe('Penny Post')
  const sheet = await (await fetch(`${world.url}/colours.css?v=${world.product.site.colours}`)).text()
  expect(sheet).toContain('--sb-primary:light-dark(#7a1f4b,#f2a7c8)')
  await ada.gets(dashboard.resetSite, {})
  expect((await ada.gets(dashboard.site, {})).face).toEqual(usual)
  await expect.poll(() => world.product.site.colours, { timeout: 1_500 }).toBe(undefined)
})
