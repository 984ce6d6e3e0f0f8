import { expect, test } from 'vitest'
import { cacheRule, openCache } from './cache.ts'

const PRICES = cacheRule<number>({ name: 'prices', ttl_ms: Number.POSITIVE_INFINITY, most: 2 })

/** A data source that counts its calls. */
function openSource() {
  const asked: string[] = []
  const cache = openCache()
  const price = (key: string, make = async () => asked.filter((one) => one === key).length) =>
    cache.fetch(PRICES, key, () => {
      asked.push(key)
      return make()
    })
  return { asked, cache, price }
}

test('however many ask at once, it is made once; what came in last is kept, and what was least lately asked makes room', async () => {
  const { asked, price } = openSource()
  expect(await Promise.all([price('a'), price('a')])).toEqual([1, 1])
  await price('b')
  await price('a')
  await price('c')
  await price('a')
  expect(asked).toEqual(['a', 'b', 'c'])
  await price('b')
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed load is not cached: the next caller loads again', async () => {
  const { asked, price } = openSource()
  await expect(price('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await price('a')).toBe(2)
  expect(asked).toEqual(['a', 'a'])
})

test('what is forgotten is made anew, and another rule keeps its own', async () => {
  const { asked, cache, price } = openSource()
  const other = cacheRule<string>({ name: 'names', ttl_ms: 60_000, most: 2 })
  await price('a')
  expect(await cache.fetch(other, 'a', async () => 'Ann')).toBe('Ann')
  cache.forget(PRICES)
  await price('a')
  expect(await cache.fetch(other, 'a', async () => 'Ben')).toBe('Ann')
  expect(asked).toEqual(['a', 'a'])
})

test('after its time an answer is made anew', async () => {
  const cache = openCache()
  const short = cacheRule<number>({ name: 'short', ttl_ms: 20, most: 1 })
  let made = 0
  const ask = () => cache.fetch(short, '', async () => ++made)
  await ask()
  await expect.poll(ask).toBe(2)
})
