import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { upkeep } from '../contract.ts'

const world = useWorld()

test('the operator runs a timer that failed by one press, which the audit log keeps; nobody else does', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const name = 'comments.purge'
  await world.pool.query("insert into clock_failures (clock, row_id, error, times) values ($1, 'a row', 'it is torn', 4)", [name])
  const { clocks, failures } = await ada.gets(upkeep.show, {})
  expect(clocks.map((one) => one.name)).toContain(name)
  expect(failures).toMatchObject([{ clock: name, row_id: 'a row', error: 'it is torn', times: 4 }])
  expect((await world.ben.ask(upkeep.runClock, { name })).code).toBe('permission.role')
  expect((await ada.ask(upkeep.runClock, { name: 'nothing.of_that_name' })).code).toBe('upkeep.clock')
  expect(await ada.gets(upkeep.runClock, { name })).toEqual({ done: 0, failed: 0 })
  expect((await ada.gets(upkeep.show, {})).failures).toEqual([])
  const { rows } = await world.pool.query("select ids from audit_entries where operation like 'POST /admin/upkeep/clocks%'")
  expect(rows).toEqual([{ ids: { name, done: 0, failed: 0 } }])
})
