import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { columnsOf, impossible, inOrder, isLetGo, tablesOf } from './plan.ts'
import { readCatalogue } from './queries-catalogue.ts'

const world = useWorld()
const catalogueNow = () => readCatalogue(world.product.db, world.product.tools.tags)

test('every column of every table is tagged, and no other', async () => {
  const catalogue = await catalogueNow()
  const known = Object.fromEntries([...catalogue.columns].map(([table, all]) => [table, all.map(({ name }) => name).sort()]))
  expect(
    Object.fromEntries(
      tablesOf(catalogue)
        .map((table) => [table, columnsOf(catalogue, table).sort()])
        .sort(),
    ),
  ).toEqual(known)
})

test('every row can be deleted or blanked as its tags require', async () => {
  const catalogue = await catalogueNow()
  expect(impossible(catalogue)).toEqual([])
})

test('referencing tables come before referenced ones', async () => {
  const catalogue = await catalogueNow()
  const order = inOrder(catalogue)
  expect(order.at(-1)).toBe('members')
  expect([...order].sort()).toEqual(tablesOf(catalogue).sort())
  for (const one of catalogue.references) {
    const { table, target } = one
    if (table !== target && table !== 'members' && !isLetGo(one))
      expect(order.indexOf(table as never), `${table} before ${target}`).toBeLessThan(order.indexOf(target as never))
  }
})
