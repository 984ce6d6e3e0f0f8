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

test('what two ask at once is asked once, and what is known is not asked again', async () => {
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

test('an answer that was under way when something changed is not believed: the question goes out anew, and the earlier answer is dropped', async () => {
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

test('what nobody shows is not asked when it changes, but as soon as somebody does', async () => {
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

test('a question is met by its whole key or by its beginning; what is shown is kept when the rest is forgotten', async () => {
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

test('a screen is not drawn anew by the same answer, and the topics are those of what is on the screen', async () => {
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

test('what somebody typed on from is dropped with its answer', async () => {
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

test('in the browser a read that finds the server busy is asked again after a while; what is refused is not', async () => {
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

test('on the server nothing is asked twice: the visitor decides', async () => {
  const { store, waiting, answer } = openServer()
  const busy = store.read(asked('1'))
  const refused = expect(busy).rejects.toMatchObject({ refused: 'server.busy' })
  await answer(0, { code: 'server.busy' })
  await refused
  expect(waiting).toHaveLength(0)
})

test('what a command will change is shown at once, and taken back when it is refused; an answer that came meanwhile stays', async () => {
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

test('an answer that was asked for before a command does not show the old state again', async () => {
  const { store, shown, screen, answer } = openServer()
  store.setQueryData(keyOf(asked('1')), { id: '1', amount: 5 })
  screen(asked('1'))
  void store.touched(new Set(['product:1']))
  showExpected(store, [expected(price, { id: '1' } as never, (before: object) => ({ ...before, amount: 9 }) as never)])
  await answer(5)
  expect(shown('1')).toBe(9)
})
