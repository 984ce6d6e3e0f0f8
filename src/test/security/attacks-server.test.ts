import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { type AnyOperation, methodOf, permissionsOf } from '#kernel/operation.ts'
import { csvCell } from '#server/csv.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import type { Actor } from '../support/cast.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let ada: Actor
let things: Things
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  things = await makeThings(world)
})

/** B17: administration. */
const doors = Object.values(dashboard as Record<string, AnyOperation>).filter((op) =>
  permissionsOf(op).some((name) => name.startsWith('user.access.')),
)
test('B17 a member with every plan, or with another family of permissions, may call none of the administrators’ operations', async () => {
  await world.pool.query("update members set plan = 'business' where id = $1", [world.cleo.id])
  await world.pool.query("insert into roles (code, sort) values ('support', 3) on conflict do nothing")
  const sam = await world.join('sam', { role: 'support' })
  // The role support keeps the permission for chat only, which none of these operations asks for.
  await world.pool.query("delete from role_permissions where role = 'support' and permission <> 'user.access.chat'")
  await new Promise((done) => setTimeout(done, 1_100))
  for (const op of doors)
    for (const who of [world.cleo, sam, world.guest]) {
      const heard = await call(world.url, op, examples[op.http]![0]!.given(things), who.token ? { token: who.token } : {})
      expect([op.http, who.name, heard.status]).toEqual([op.http, who.name, who.token ? 403 : 401])
    }
  expect(doors.length).toBeGreaterThan(10)
})
test('B17 permissions are looked up, never told: what a request claims of itself changes nothing', async () => {
  for (const more of [{ permissions: ['user.access.admin'] }, { role: 'administrator' }, { 'user_permissions[]': 'user.access.admin' }]) {
    const query = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]))
    const heard = await fetch(`${world.url}/api/admin/permissions?${query}`, { headers: { authorization: `Bearer ${world.ben.token}` } })
    expect(heard.status).toBe(422)
  }
  expect((await world.ben.gets(dashboard.permissions, {})).permissions).toEqual([])
})

/** C8: dates that do not exist. */
const NEVER = [
  '31-02-2026',
  '29-02-2027',
  '29-02-1900',
  '00-01-2026',
  '01-00-2026',
  '01-13-2026',
  '32-01-2026',
  '01-01-0000',
  '01-01-275760',
  '2026-01-31',
  '1-1-2026',
  '31-12-2026T00:00',
  '31-12-2026 ',
  '٣١-١٢-٢٠٢٦',
  '31/12/2026',
  'today',
  '01-01-1899',
  '-1-01-2026',
]
test('C8 a day that does not exist, or is written otherwise, is 422 at its field; one that exists is taken', async () => {
  for (const day of NEVER)
    for (const field of ['from', 'to'] as const) {
      const heard = await call(world.url, dashboard.audit, { [field]: day }, { token: ada.token })
      expect([day, heard.status, heard.json.errors?.[field]?.[0]]).toEqual([day, 422, 'Enter a date that exists'])
    }
  for (const day of ['29-02-2028', '31-12-2026', '01-01-1900', '29-03-2026', '25-10-2026'])
    expect((await ada.ask(dashboard.audit, { from: day, to: day })).status, day).toBe(200)
})
test('C8 a cursor of days, a day of days: no form of it is 5xx', async () => {
  for (const query of [
    'from=01-01-2026&from=02-01-2026',
    'from[]=01-01-2026',
    'to=99999999999999999999',
    'cursor=W10',
    'cursor=WyIxIl0',
    'actor=%00',
    'actor=99999999',
  ])
    expect([200, 422], query).toContain(
      (await fetch(`${world.url}/api/admin/audit?${query}`, { headers: { authorization: `Bearer ${ada.token}` } })).status,
    )
})

/** C13: CSV injection in the audit log. */
const FORMULAS = ['=1+1', '=cmd|"/C calc"!A0', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A=1']
test('C13 no cell of a CSV is a formula; what is in it is still there', () => {
  for (const text of FORMULAS) {
    const cell = csvCell(text)
    expect(cell.startsWith(`"'`), cell).toBe(true)
    expect(cell.slice(2, -1).replaceAll('""', '"')).toBe(text)
  }
  for (const text of ['Ann', '2026-11-22', 'POST /orders', '{{7*7}}', '#{7*7}', '']) expect(csvCell(text)).toBe(`"${text}"`)
  expect(csvCell('a"b\r\nc')).toBe('"a""b\r\nc"')
})
test('C13 the exported log: a member whose name is a formula is text, quoted, on one row', async () => {
  await world.pool.query(`update members set first_name = '=HYPERLINK("http://x","y")', last_name = 'Collector' where id = $1`, [world.ben.id])
  await world.pool.query("insert into audit_entries (actor_id, family, operation) values ($1, 'money', '=1+1')", [world.ben.id])
  const heard = await fetch(`${world.url}/api/admin/audit/export?family=money&from=01-01-2020`, { headers: { authorization: `Bearer ${ada.token}` } })
  const text = await heard.text()
  expect([heard.status, heard.headers.get('content-type'), heard.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    expect.stringContaining('attachment; filename="audit-log.csv"'),
  ])
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"") Collector"`)
  expect(text).toContain(`"'=1+1"`)
  expect(text).not.toMatch(/(^|,|\n)"?[=+@]/)
  const { rows } = await world.pool.query("select actor_id from audit_entries where family = 'export'")
  expect(rows).toEqual([{ actor_id: ada.id }])
})
test('what a GET does not keep, its verb says', () =>
  expect(doors.filter(({ http, fresh }) => methodOf(http) === 'POST' && !fresh).map(({ http }) => http)).toEqual(['POST /admin/members/{id}/notes']))
