import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../../contract.ts'

const world = useWorld()
let ada: Actor
let bea: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  bea = await world.join('bea', { role: 'administrator' })
})
const face = { name: 'Penny Post', sender_name: 'The postmaster', sender_email: 'post@penny.example', colour: '#7a1f4b', colour_dark: '#f2a7c8' }
const changes = async (of: 'site' | 'plans', who = ada) => (await who.gets(dashboard.settingChanges, { of })).changes.data
const shown = async () => (await ada.gets(dashboard.site, {})).face

test('each change is kept with who and when; bea puts it back with one press, and that is a change too', async () => {
  const { usual } = await ada.gets(dashboard.site, {})
  await ada.gets(dashboard.keepSite, face)
  await ada.gets(dashboard.keepSite, { ...face, name: 'Twopenny Post' })
  // Nothing is different: nothing is kept.
  await ada.gets(dashboard.keepSite, { ...face, name: 'Twopenny Post' })
  const [second, first, ...more] = await changes('site')
  expect(more).toEqual([])
  expect(second).toMatchObject({
    actor: { id: ada.id },
    lines: [{ label: 'Name', before: 'Penny Post', after: 'Twopenny Post' }],
    is_put_back: false,
  })
  expect(first!.lines.map(({ label }) => label).sort()).toEqual([
    'Address of the sender',
    'Colour by day',
    'Colour by night',
    'Name',
    'Sender of letters',
  ])
  await bea.gets(dashboard.putBack, { id: second!.id })
  expect(await shown()).toMatchObject(face)
  expect((await bea.ask(dashboard.putBack, { id: second!.id })).code).toBe('setting.same')
  await bea.gets(dashboard.putBack, { id: first!.id })
  expect(await shown()).toMatchObject(usual)
  expect((await changes('site'))[0]).toMatchObject({ actor: { id: bea.id }, is_put_back: true })
  const { entries } = await ada.gets(dashboard.audit, { operation: dashboard.putBack.http, page_size: 1 })
  expect(entries.data[0]!.ids).toContainEqual({ name: 'setting_change_id', value: (await changes('site'))[0]!.id })
  await expect(world.pool.query('delete from setting_changes')).rejects.toThrow('append-only')
})

test('a plan’s prices, permissions and limits come back as they were', async () => {
  const plan = async () => (await ada.gets(dashboard.plans, {})).plans.find(({ code }) => code === 'basic')!
  const before = await plan()
  const { version, amount, yearly_amount, permissions, limits } = before
  const kept = Object.entries(limits).map(([name, most]) => ({ name, most }))
  const taken = permissions[0]!
  const wish = { code: 'basic' as const, version, amount: amount + 100, yearly_amount, permissions: permissions.slice(1), limits: kept.slice(1) }
  await ada.gets(dashboard.keepPlan, wish)
  const [change] = await changes('plans')
  expect(change).toMatchObject({ of: 'basic' })
  expect(change!.lines).toHaveLength(kept.length ? 3 : 2)
  await expect.poll(async () => (await plan()).permissions.includes(taken)).toBe(false)
  await ada.gets(dashboard.putBack, { id: change!.id })
  await expect.poll(async () => (await plan()).version).toBe(version + 2)
  const after = await plan()
  expect([after.amount, after.permissions, after.limits]).toEqual([amount, permissions, limits])
  expect((await ada.ask(dashboard.putBack, { id: change!.id })).code).toBe('setting.same')
})

test('what is put back is judged by the rules of today: too pale a colour, signs that letters cannot carry, a permission that is gone', async () => {
  const kept = async (of: string, before: object) => {
    const { rows } = await world.pool.query<{ id: string }>(
      'insert into setting_changes (actor_id, of, before, after) values ($1, $2, $3, $4) returning id',
      [ada.id, of, before, face],
    )
    return { id: rows[0]!.id as never }
  }
  await ada.gets(dashboard.keepSite, face)
  const wrong = [{ colour: '#9fd8c4' }, { colour_dark: '#223344' }, { sender_name: 'The <postmaster>' }, { name: 7 }]
  const codes = await Promise.all(wrong.map(async (one) => (await ada.ask(dashboard.putBack, await kept('site', { ...face, ...one }))).code))
  expect(codes).toEqual(['site.contrast', 'site.contrast_dark', 'setting.outdated', 'setting.outdated'])
  expect(await shown()).toMatchObject(face)
  const plan = { amount: 100, yearly_amount: 1_000, permissions: ['none.such'], limits: {} }
  expect((await ada.ask(dashboard.putBack, await kept('basic', plan))).code).toBe('plan.permission')
  expect((await ada.ask(dashboard.putBack, await kept('basic', { ...plan, amount: -1 }))).code).toBe('setting.outdated')
  await ada.gets(dashboard.putBack, await kept('site', { ...face, colour: '#0b5a47' }))
  expect(await shown()).toMatchObject({ colour: '#0b5a47' })
})

test('changes at the same moment stand in one row after the other: each begins where the last one ended', async () => {
  await inParallel([1, 2, 3, 4, 5, 6], 6, (n) => ada.gets(dashboard.keepSite, { ...face, name: `Post ${n}` }))
  const { rows } = await world.pool.query<{ before: { name: string }; after: { name: string } }>(
    "select before, after from setting_changes where of = 'site' order by at desc limit 6",
  )
  for (const [at, { before }] of rows.slice(0, 5).entries()) expect(before.name).toBe(rows[at + 1]!.after.name)
})

test('who does not run the place reads no history and puts nothing back', async () => {
  expect((await world.ben.ask(dashboard.settingChanges, { of: 'site' })).code).toBe('permission.role')
  expect((await world.ben.ask(dashboard.putBack, { id: (await changes('site'))[0]!.id })).code).toBe('permission.role')
})
