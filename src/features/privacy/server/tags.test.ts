import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { columnsOf, impossible, inOrder, tables } from './plan.ts'
import { readCatalogue } from './queries-catalogue.ts'

const world = useWorld()

test('every column of every table that the database has is tagged, and no other', async () => {
  const { columns } = await readCatalogue(world.product.db)
  const known = Object.fromEntries([...columns].map(([table, all]) => [table, all.map(({ name }) => name).sort()]))
  expect(Object.fromEntries(tables.map((table) => [table, columnsOf(table).sort()]).sort())).toEqual(known)
})

test('what must go can go, and what stays can be blank', async () => {
  const catalogue = await readCatalogue(world.product.db)
  expect(impossible(catalogue)).toEqual([])
})

test('whatever points to something goes before it', async () => {
  const catalogue = await readCatalogue(world.product.db)
  const order = inOrder(catalogue)
  expect(order.at(-1)).toBe('members')
  expect([...order].sort()).toEqual([...tables].sort())
  for (const { table, target } of catalogue.references)
    if (table !== target && table !== 'members')
      expect(order.indexOf(table as never), `${table} before ${target}`).toBeLessThan(order.indexOf(target as never))
})
