import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { upkeep } from '../contract.ts'

const world = useWorld()

test('the operator sees what was given up and sends it again, once; nobody else does', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const mia = await world.join('mia', { role: 'moderator' })
  await world.settle()
  await world.pool.query(
    "insert into mails (recipient, template, locale, facts, attempts, dead_at) values ('dora@example.com', 'verify', 'en', '{\"path\":\"/CANARY\"}', 10, clock_timestamp())",
  )
  await world.pool.query(
    "insert into outbox (name, data, touches, attempts, dead_at) values ('members.plan_given', '{}', '{}', 12, clock_timestamp())",
  )
  const told = await ada.ask(upkeep.show, {})
  const { letters, events } = told.result
  expect([letters, events]).toMatchObject([[{ recipient: 'dora@example.com', attempts: 10 }], [{ name: 'members.plan_given', attempts: 12 }]])
  expect(told.text, 'links of letters are not told').not.toContain('CANARY')
  expect([(await mia.ask(upkeep.show, {})).code, (await world.ben.ask(upkeep.retryLetter, { id: letters[0]!.id })).code]).toEqual([
    'permission.role',
    'permission.role',
  ])
  const both = await Promise.all([ada.ask(upkeep.retryLetter, { id: letters[0]!.id }), ada.ask(upkeep.retryLetter, { id: letters[0]!.id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await ada.ask(upkeep.retryEvent, { id: events[0]!.id })).status).toBe(200)
  expect((await ada.gets(upkeep.show, {})).letters).toEqual([])
  const { rows } = await world.pool.query(
    "select count(*)::int as n from audit_entries where operation like 'POST /admin/upkeep%' and actor_id = $1",
    [ada.id],
  )
  expect(rows[0].n).toBe(2)
})
