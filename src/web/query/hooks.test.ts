import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AnyOperation } from '#kernel/operation.ts'
import { QueryClient } from './client.ts'
import { keyOf, type OperationQuery, queryOf } from './keys.ts'
import { expected, showExpected } from './optimistic.ts'

const price = { http: 'GET /products/{id}', topics: ({ id }: { id: string }) => [`product:${id}`] } as unknown as AnyOperation
const asked = (id: string) => queryOf(price, { id } as never)

/** A server whose answers are released by the test, with a count of requests. */
function openServer() {
  const waiting: ((amount: number, problem?: object) => void)[] = []
  const store = new QueryClient(
    (_, input) =>
      new Promise((done) =>
        waiting.push((amount, problem) =>
          done(problem ? { status: 503, text: JSON.stringify(problem) } : { status: 200, text: JSON.stringify({ result: { ...input, amount } }) }),
        ),
      ),
  )
  const shown = (id: string) => store.getQueryData<{ amount: number }>(keyOf(asked(id)))?.amount
  /** An observer, as a mounted screen has. */
  const screen = (query: OperationQuery) => {
    const seen: unknown[] = []
    const off = new QueryObserver(store, store.optionsOf(query)).subscribe(({ data }) => seen.push(data))
    return { seen, off }
  }
  const answer = async (amount: number, problem?: object) => {
    waiting.shift()!(amount, problem)
    await new Promise((done) => setTimeout(done, 5))
  }
  return { store, waiting, shown, screen, answer }
}

test('equal queries at the same time are one request, and a cached one is none', async () => {
  const { store, waiting, answer } = openServer()
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

test('an answer in flight when its topic changed is dropped: the query is sent again', async () => {
  const { store, waiting, shown, screen, answer } = openServer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  screen(asked('1'))
  void store.touched(new Set(['product:1']))
  void store.touched(new Set(['product:1']))
  expect(waiting).toHaveLength(2)
  await answer(6)
  expect(shown('1')).toBe(5)
  await answer(7)
  expect(shown('1')).toBe(7)
})

test('a query without observer is not sent when it changes, but as soon as it is observed', async () => {
  const { store, waiting, shown, screen, answer } = openServer()
  for (const id of ['1', '2']) store.setQueryData(keyOf(asked(id)), { id, amount: 5 })
  screen(asked('1')).off()
  await store.touched(new Set(['product:1']))
  expect(waiting).toHaveLength(0)
  screen(asked('1'))
  screen(asked('2'))
  expect(waiting).toHaveLength(1)
  await answer(6)
  expect([shown('1'), shown('2')]).toEqual([6, 5])
})

test('a query is matched by its whole key or by a prefix; observed ones are kept when the others are removed', async () => {
  const { store, waiting, shown, screen } = openServer()
  for (const id of ['1', '2', '3']) store.setQueryData(keyOf(asked(id)), { id, amount: 5 })
  screen(asked('1'))
  screen(asked('2'))
  void store.invalidateQueries({ queryKey: keyOf(asked('1')) })
  expect(waiting).toHaveLength(1)
  void store.invalidateQueries({ queryKey: [price.http] })
  expect(waiting).toHaveLength(3)
  store.removeQueries({ type: 'inactive' })
  expect(['1', '2', '3'].map(shown)).toEqual([5, 5, undefined])
})

test('an equal answer does not render again, and the topics are those of the observed queries', async () => {
  const { store, screen, answer } = openServer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  const first = store.getQueryData(keyOf(asked('1')))
  const one = screen(asked('1'))
  expect(store.subjects()).toEqual(['product:1'])
  void store.invalidateQueries()
  await answer(5)
  expect(store.getQueryData(keyOf(asked('1')))).toBe(first)
  expect(new Set(one.seen)).toEqual(new Set([first]))
  one.off()
  expect(store.subjects()).toEqual([])
})

test('a query abandoned while typing is dropped with its answer', async () => {
  const { waiting, shown, screen, answer } = openServer()
  const { off } = screen({ ...asked('1'), passing: true })
  expect(waiting).toHaveLength(1)
  off()
  await answer(5)
  expect(shown('1')).toBeUndefined()
})

test('the order of an input does not matter', async () => {
  const { store } = openServer()
  store.setQueryData(['x', { a: 1, b: [2] }], 'kept')
  expect(store.getQueryData(['x', { b: [2], a: 1 }])).toBe('kept')
})

test('in the browser a query is retried when the server is busy; a refusal is not', async () => {
  environmentManager.setIsServer(() => false)
  try {
    const { store, waiting, answer } = openServer()
    const busy = store.read(asked('1'))
    await answer(0, { code: 'server.busy' })
    await expect.poll(() => waiting.length).toBe(1)
    await answer(5)
    expect(await busy).toEqual({ id: '1', amount: 5 })
    const refusing = new QueryClient(async () => ({ status: 404, text: '{"code":"product.unknown"}' }))
    await expect(refusing.read(asked('2'))).rejects.toMatchObject({ refused: 'product.unknown' })
  } finally {
    environmentManager.setIsServer(() => true)
  }
})

test('on the server nothing is retried: the visitor decides', async () => {
  const { store, waiting, answer } = openServer()
  const busy = store.read(asked('1'))
  const refused = expect(busy).rejects.toMatchObject({ refused: 'server.busy' })
  await answer(0, { code: 'server.busy' })
  await refused
  expect(waiting).toHaveLength(0)
})

test('the expected change of a command shows at once, and is reverted when it is refused; an answer received meanwhile stays', async () => {
  const { store, waiting, shown, screen, answer } = openServer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  const dearer = () => showExpected(store, [expected(price, { id: '1' } as never, (before: object) => ({ ...before, amount: 9 }) as never)])
  const back = dearer()
  expect(shown('1')).toBe(9)
  back()
  expect(shown('1')).toBe(5)
  const late = dearer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 7 })
  screen(asked('1'))
  late()
  expect(shown('1')).toBe(7)
  expect(waiting, 'the truth is asked for').toHaveLength(1)
  await answer(8)
  expect(shown('1')).toBe(8)
})

test('a request sent before a command does not show the old state again', async () => {
  const { store, shown, screen, answer } = openServer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  screen(asked('1'))
  void store.touched(new Set(['product:1']))
  showExpected(store, [expected(price, { id: '1' } as never, (before: object) => ({ ...before, amount: 9 }) as never)])
  await answer(5)
  expect(shown('1')).toBe(9)
})
