import { expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { dashboardTexts } from '#features/dashboard/texts.ts'
import { planTexts } from '#features/plans/texts.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

test('the audit log says in words what was done: every operation that it keeps has words', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const id = world.cleo.id
  await ada.gets(dashboard.suspend, { id, reason: 'Three parcels never sent' })
  await ada.gets(dashboard.lift, { id, reason: 'They have arrived' })
  const { entries } = await ada.gets(dashboard.audit, { page_size: 1 })
  expect(entries.data).toMatchObject([{ operation: dashboard.lift.http, said: 'Lifted a suspension' }])
  const kept = world.product.dispatcher.operations.filter(({ audit }) => audit)
  expect(kept.length).toBeGreaterThan(40)
  const said = new Set<string>(Object.keys(dashboardTexts))
  expect(kept.map(({ http }) => http).filter((http) => !said.has(`audit.${http}`))).toEqual([])
})

test('every permission that a plan or a role can hold has a name', async () => {
  const eva = await world.join('eva', { role: 'administrator' })
  const { rows } = await world.pool.query<{ name: string }>(
    "select permission as name from plan_permissions union select permission from role_permissions union select name from plan_words where kind = 'permission'",
  )
  const said = new Set<string>(Object.keys(planTexts))
  expect(rows.map(({ name }) => name).filter((name) => !said.has(`may.${name}`))).toEqual([])
  const { families } = await eva.gets(dashboard.plans, {})
  expect(families.filter(({ name, label }) => name === label)).toEqual([])
  expect(families.flatMap(({ permissions }) => permissions)).toContainEqual({ name: 'my_store.business', label: 'Run a store as a business' })
})
