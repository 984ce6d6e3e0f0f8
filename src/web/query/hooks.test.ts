import { expect, test } from 'vitest'
import type { AnyOperation } from '#kernel/operation.ts'
import { ask, keyOf, QueryClient } from './hooks.ts'
import { alike, nameOf } from './keys.ts'

const price = { http: 'GET /products/{id}', topics: ({ id }: { id: string }) => [`product:${id}`] } as unknown as AnyOperation
const asked = (id: string) => ask(price, { id } as never)

/** A house that answers when it is told to, and counts. */
function openHouse() {
  const waiting: ((amount: number) => void)[] = []
  const store = new QueryClient(
    (_, input) => new Promise((done) => waiting.push((amount) => done({ status: 200, text: JSON.stringify({ result: { ...input, amount } }) }))),
  )
  const shown = (id: string) => store.getQueryData<{ amount: number }>(keyOf(asked(id)))?.amount
  /** Somebody's screen shows it; told is how often it was drawn anew. */
  const screen = (id: string) => {
    const on = { drawn: 0, off: () => {} }
    on.off = store.entry(asked(id)).show(() => on.drawn++)
    return on
  }
  const answer = async (amount: number) => {
    waiting.shift()!(amount)
    await new Promise((done) => setTimeout(done))
  }
  return { store, waiting, shown, screen, answer }
}

test('what two ask at once is asked once, and what is known is not asked again', async () => {
  const { store, waiting, answer } = openHouse()
  const both = [store.read(asked('1')), store.read(asked('1'))]
  expect(waiting).toHaveLength(1)
  await answer(5)
  expect(await Promise.all(both)).toEqual([
    { id: '1', amount: 5 },
    { id: '1', amount: 5 },
  ])
  await store.read(asked('1'))
  expect(waiting).toHaveLength(0)
})

test('an answer that was under way when something changed is not believed: the question goes out anew, and the earlier answer is dropped', async () => {
  const { store, waiting, shown, screen, answer } = openHouse()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  screen('1')
  void store.touched(new Set(['product:1']))
  void store.touched(new Set(['product:1']))
  expect(waiting).toHaveLength(2)
  await answer(6)
  expect(shown('1')).toBe(5)
  await answer(7)
  expect(shown('1')).toBe(7)
})

test('what nobody shows is not asked when it changes, but as soon as somebody does', async () => {
  const { store, waiting, shown, screen, answer } = openHouse()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  store.setQueryData(keyOf(asked('2')), { id: '2', amount: 5 })
  store.entry(asked('1'))
  await store.touched(new Set(['product:1']))
  expect(waiting).toHaveLength(0)
  screen('1')
  screen('2')
  expect(waiting).toHaveLength(1)
  await answer(6)
  expect([shown('1'), shown('2')]).toEqual([6, 5])
})

test('a question is met by its whole key or by its beginning; what is shown is kept when the rest is forgotten', async () => {
  const { store, waiting, shown, screen } = openHouse()
  for (const id of ['1', '2', '3']) store.setQueryData(keyOf(asked(id)), { id, amount: 5 })
  screen('1')
  screen('2')
  void store.invalidateQueries({ queryKey: keyOf(asked('1')) })
  expect(waiting).toHaveLength(1)
  void store.invalidateQueries({ queryKey: [price.http] })
  expect(waiting).toHaveLength(3)
  store.removeQueries({ type: 'inactive' })
  expect(['1', '2', '3'].map(shown)).toEqual([5, 5, undefined])
})

test('a screen is not drawn anew by the same answer, and the subjects are those of what is on the screen', async () => {
  const { store, screen, answer } = openHouse()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  const first = store.entry(asked('1')).read()
  const one = screen('1')
  expect(store.subjects()).toEqual(['product:1'])
  void store.invalidateQueries()
  await answer(5)
  expect(store.entry(asked('1')).read()).toBe(first)
  one.off()
  expect(store.subjects()).toEqual([])
})

test('what somebody typed on from is dropped with its answer', async () => {
  const { store, waiting, shown, answer } = openHouse()
  const off = store.entry({ ...asked('1'), passing: true }).show(() => {})
  expect(waiting).toHaveLength(1)
  off()
  await answer(5)
  expect(shown('1')).toBeUndefined()
})

test('parts that have not changed stay the same things; the order of an input does not matter', () => {
  const before = { list: [{ id: 1 }, { id: 2 }], total: 2 }
  const after = alike(before, { list: [{ id: 1 }, { id: 3 }], total: 2 }) as typeof before
  expect(after).toEqual({ list: [{ id: 1 }, { id: 3 }], total: 2 })
  expect(after.list[0]).toBe(before.list[0])
  expect(alike(before, structuredClone(before))).toBe(before)
  expect(alike({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(nameOf(['x', { a: 1, b: [2] }])).toBe(nameOf(['x', { b: [2], a: 1 }]))
})
