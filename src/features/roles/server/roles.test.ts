import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import { overviews } from '#features/overviews/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { useWorld } from '#test/support/world.ts'
import { roles } from '../contract.ts'

const world = useWorld()
let ada: Actor
let bea: Actor
let dan: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  bea = await world.join('bea', { role: 'administrator' })
  dan = await world.join('dan')
})
const CLUBS = 'user.access.clubs'
const EVENTS = 'user.access.events'
const ADMIN = 'user.access.admin'
const shown = async (code: string, who = ada) => (await who.gets(roles.list, {})).roles.find((one) => one.code === code)!
let number = 0
const made = async (permissions: string[], who = ada) => (await who.gets(roles.make, { name: `Desk ${++number}`, permissions })).code
const give = (who: Actor, whom: Actor, role: string) => who.gets(dashboard.grantRole, { id: whom.id, role })
const take = (who: Actor, whom: Actor, role: string) => who.gets(dashboard.revokeRole, { id: whom.id, role })

test('ada makes a role of one permission and gives it to ben: he may look after clubs, and nothing else', async () => {
  const { code } = await ada.gets(roles.make, { name: 'Club desk', permissions: [CLUBS] })
  expect(await shown(code)).toMatchObject({ name: 'Club desk', permissions: [CLUBS], holders: 0, version: 1, is_own: false, may_hand_out: true })
  expect((await world.ben.ask(overviews.clubs, {})).code).toBe('permission.role')
  await give(ada, world.ben, code)
  expect((await world.ben.ask(overviews.clubs, {})).status).toBe(200)
  expect((await world.ben.ask(overviews.events, {})).code).toBe('permission.role')
  expect((await world.ben.ask(roles.list, {})).code).toBe('permission.role')
  expect((await ada.gets(roles.holders, { code })).holders.data).toMatchObject([{ id: world.ben.id, granted_by: { id: ada.id } }])
  expect((await ada.gets(dashboard.member, { id: world.ben.id })).member.roles).toEqual([{ code, name: 'Club desk' }])
  await take(ada, world.ben, code)
  expect((await world.ben.ask(overviews.clubs, {})).code).toBe('permission.role')
  expect((await ada.gets(roles.holders, { code })).holders.data).toEqual([])
})

test('an edit holds with the next request of everybody who has the role, and their open pages connect anew', async () => {
  const code = await made([CLUBS])
  await give(ada, world.cleo, code)
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: world.cleo.token }, reconnection: false, forceNew: true })
  await new Promise<void>((done) => socket.once('connect', done))
  const gone = new Promise<string>((done) => socket.once('disconnect', done))
  expect(await ada.gets(roles.keep, { code, version: 1, name: 'Event desk', permissions: [EVENTS] })).toEqual({ code, version: 2 })
  expect((await world.cleo.ask(overviews.events, {})).status).toBe(200)
  expect((await world.cleo.ask(overviews.clubs, {})).code).toBe('permission.role')
  expect(await gone).toBe('io server disconnect')
  expect((await ada.ask(roles.keep, { code, version: 1, name: 'Event desk', permissions: [CLUBS] })).code).toBe('role.changed')
  await take(ada, world.cleo, code)
})

test('nobody gives what they do not hold: a deputy makes, edits, gives and drops only within their own permissions', async () => {
  const deputy = await made([ADMIN, CLUBS])
  const events = await made([EVENTS])
  await give(ada, dan, deputy)
  expect((await dan.ask(roles.make, { name: 'More than dan', permissions: [EVENTS] })).code).toBe('role.not_yours')
  const clubDesk = await made([CLUBS], dan)
  expect((await dan.ask(roles.keep, { code: clubDesk, version: 1, name: 'Wider', permissions: [CLUBS, EVENTS] })).code).toBe('role.not_yours')
  expect((await dan.ask(roles.keep, { code: events, version: 1, name: 'Narrower', permissions: [CLUBS] })).code).toBe('role.not_yours')
  expect((await dan.ask(dashboard.grantRole, { id: world.ben.id, role: events })).code).toBe('role.not_yours')
  expect((await dan.ask(roles.drop, { code: events })).code).toBe('role.not_yours')
  await dan.gets(roles.keep, { code: clubDesk, version: 1, name: 'Circles', permissions: [CLUBS] })
  await give(dan, world.ben, clubDesk)
  await take(dan, world.ben, clubDesk)
  await dan.gets(roles.drop, { code: clubDesk })
  await ada.gets(roles.drop, { code: events })
  await take(ada, dan, deputy)
})

test('nobody changes what they may do themselves; giving a role up is open', async () => {
  const deputy = await made([ADMIN, CLUBS])
  const spare = await made([CLUBS])
  await give(ada, dan, deputy)
  expect((await dan.ask(roles.keep, { code: deputy, version: 1, name: 'Me', permissions: [ADMIN] })).code).toBe('role.own')
  expect((await dan.ask(dashboard.grantRole, { id: dan.id, role: spare })).code).toBe('role.own')
  expect((await shown(deputy, dan)).is_own).toBe(true)
  await take(dan, dan, deputy)
  expect((await dan.ask(roles.list, {})).code).toBe('permission.role')
})

test('the administrator’s role always holds everything', async () => {
  const all = await shown('administrator')
  expect(all).toMatchObject({
    is_fixed: true,
    permissions: (await ada.gets(roles.list, {})).families.flatMap((one) => one.permissions.map((p) => p.name)).sort(),
  })
  expect((await bea.ask(roles.drop, { code: 'administrator' })).code).toBe('role.fixed')
  const cut = { code: 'administrator', version: 1, name: 'Administrator', permissions: [CLUBS] }
  expect((await bea.ask(roles.keep, cut)).code).toBe('role.fixed')
  await expect(world.pool.query("delete from role_permissions where role = 'administrator'")).rejects.toThrow('holds everything')
  await expect(world.pool.query("update roles set name = 'Nobody' where code = 'administrator'")).rejects.toThrow('holds everything')
})

test('a role is deleted when nobody has it, also when it is given at the same moment', async () => {
  for (let round = 0; round < 4; round++) {
    const code = await made([CLUBS])
    const [given, dropped] = await Promise.all([ada.ask(dashboard.grantRole, { id: world.ben.id, role: code }), bea.ask(roles.drop, { code })])
    expect([given.status === 200, dropped.status === 200].filter(Boolean).length).toBe(1)
    expect([given.code ?? dropped.code]).toEqual([given.status === 200 ? 'role.held' : 'role.not_found'])
    if (given.status === 200) await take(ada, world.ben, code)
  }
})

test('a permission that is taken from somebody in the same moment is not handed on', async () => {
  const events = await made([EVENTS])
  for (let round = 0; round < 4; round++) {
    const deputy = await made([ADMIN, EVENTS])
    await give(ada, dan, deputy)
    const [taken, made_] = await Promise.all([
      ada.ask(dashboard.revokeRole, { id: dan.id, role: deputy }),
      dan.ask(dashboard.grantRole, { id: world.ben.id, role: events }),
    ])
    expect(taken.status).toBe(200)
    const { rows } = await world.pool.query<{ kind: string; role: string }>('select kind, role from role_changes order by id desc limit 2')
    // Either ben got it before dan lost his, or not at all.
    const [newest] = rows
    expect(made_.status === 200 ? newest : undefined).toEqual(made_.status === 200 ? { kind: 'taken', role: deputy } : undefined)
    await ada.ask(dashboard.revokeRole, { id: world.ben.id, role: events })
  }
})

test('two administrators edit a role at the same moment: one of them is told so', async () => {
  const code = await made([CLUBS])
  const answers = await inParallel([1, 2, 3, 4, 5, 6], 6, (n) =>
    (n % 2 ? ada : bea).ask(roles.keep, { code, version: 1, name: `Race ${n}`, permissions: [CLUBS, EVENTS] }),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(answers.filter((one) => one.code === 'role.changed').length).toBe(5)
})

test('names are taken once, also the usual ones in every language; unknown permissions and empty roles are refused', async () => {
  await ada.gets(roles.make, { name: 'Stamp desk', permissions: [CLUBS] })
  for (const name of ['stamp desk', 'Moderator', 'Модератор'])
    expect((await ada.ask(roles.make, { name, permissions: [CLUBS] })).code, name).toBe('role.name')
  expect((await ada.ask(roles.make, { name: 'Strange', permissions: ['user.access.everything'] })).code).toBe('role.permission')
  expect((await ada.ask(roles.make, { name: 'Empty', permissions: [] })).errors).toHaveProperty('permissions')
  expect((await ada.ask(roles.make, { name: 'Of plans', permissions: ['my_store.crud'] })).status).toBe(422)
  const usual = await shown('support')
  await ada.gets(roles.keep, { code: 'support', version: usual.version, name: 'Support', permissions: [...usual.permissions, CLUBS] })
  // Not renamed: other readers still find it in their language.
  expect((await ada.gets(roles.list, {}, { locale: 'ru' })).roles.find((one) => one.code === 'support')!.name).not.toBe('Support')
  await ada.gets(roles.keep, { code: 'support', version: usual.version + 1, name: 'Support', permissions: usual.permissions })
})

test('the history tells who changed what, before and after; the audit log points to it', async () => {
  const code = await made([CLUBS])
  await ada.gets(roles.keep, { code, version: 1, name: 'Renamed', permissions: [EVENTS] })
  await give(ada, world.ben, code)
  await take(bea, world.ben, code)
  await ada.gets(roles.drop, { code })
  const { changes } = await ada.gets(roles.changes, { page_size: 5 })
  expect(changes.data).toMatchObject([
    { kind: 'dropped', actor: { id: ada.id }, role: 'Renamed', taken: ['Look after events'] },
    { kind: 'taken', actor: { id: bea.id }, role: 'Renamed', member: { id: world.ben.id } },
    { kind: 'given', actor: { id: ada.id }, role: 'Renamed', member: { id: world.ben.id } },
    { kind: 'edited', renamed: 'Renamed', given: ['Look after events'], taken: ['Look after clubs'] },
    { kind: 'made', given: ['Look after clubs'], taken: [] },
  ])
  const cursor = new URL(changes.next_page_url!, world.url).searchParams.get('cursor')!
  const older = (await ada.gets(roles.changes, { page_size: 5, cursor })).changes.data
  expect(older.some((one) => changes.data.some(({ id }) => id === one.id))).toBe(false)
  const [entry] = (await ada.gets(dashboard.audit, { operation: roles.drop.http, page_size: 1 })).entries.data
  expect(entry!.ids).toEqual(expect.arrayContaining([{ name: 'role_change_id', value: changes.data[0]!.id }]))
  await expect(world.pool.query('delete from role_changes')).rejects.toThrow('append-only')
})

test('every known permission of roles stands in the matrix, once', async () => {
  const { families } = await ada.gets(roles.list, {})
  const all = families.flatMap(({ permissions }) => permissions.map(({ name }) => name))
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain(clubs.close.permission)
})
