import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slices } from '#app/server.ts'
import { rankLocks } from '../operations/locks.ts'
import { collected } from './collected.ts'
import { planRight } from './plan-right.ts'

const one = slices.find(({ name }) => name === 'stores')!

test('a table, a limit or a rank that two slices declare stops the server at its start', () => {
  expect(() => collected([...slices, { ...one, name: 'markets', counts: {}, rights: [] }])).toThrow('the table stores is declared by two slices')
  expect(() =>
    collected([
      { ...one, counts: { shops: async () => 1 } },
      { ...one, tags: {}, counts: { shops: async () => 2 } },
    ]),
  ).toThrow('the count shops is declared by two slices')
  expect(() => rankLocks([{ lockRank: { stores: 200 } }, { lockRank: { orders: 200 } }])).toThrow(
    'orders is ranked 200 for locks, stores is ranked 200',
  )
  expect(() => rankLocks([{ lockRank: { stores: 200 } }, { lockRank: { stores: 300 } }])).toThrow('each table and each rank stands once')
  rankLocks(slices)
})

test('a limit without a name, and a name without a count, stop the server at its start', () => {
  const bare = { ...one, tags: {}, subjects: [] }
  expect(() => collected([{ ...bare, counts: { shops: async () => 1 } }])).toThrow('no plan right names the limit shops')
  const texts = { name: 'Shops', more: 'More shops', amount: '{n}', unlimited: 'Any number' }
  const shops = planRight({ key: 'shops', group: 'market', permission: 'my_store.crud', limit: 'shops', texts })
  expect(() => collected([{ ...bare, rights: [shops] }])).toThrow('no slice counts the limit shops')
  expect(() => collected([{ ...bare, counts: { shops: async () => 1 }, rights: [shops, shops] }])).toThrow('declared twice: shops')
  expect(collected([{ ...bare, counts: { shops: async () => 1 }, rights: [shops] }]).rights).toEqual([shops])
})

test('whatever is locked anywhere has its rank', () => {
  const ranked = new Set(slices.flatMap(({ lockRank }) => Object.keys(lockRank)))
  const sources = globSync('src/features/*/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const locked = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\block(?:Rows|By|ingIds|ingBy)?\([\w.]+, '(\w+)'/g)])
  expect(locked.length).toBeGreaterThan(20)
  expect([...new Set(locked.map(([, table]) => table!))].filter((table) => !ranked.has(table))).toEqual([])
})

test('what some operation keeps for members is closed to guests, and what all of its operations open is not', () => {
  const { closedToGuests } = collected(slices)
  expect([...closedToGuests]).toEqual(expect.arrayContaining(['wallet.view', 'my_store.business']))
  expect(closedToGuests.has('stores.view')).toBe(false)
})
