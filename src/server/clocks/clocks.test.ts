import { afterEach, expect, test, vi } from 'vitest'
import { useDatabase } from '#test/support/spare-database.ts'
import { clockOf } from '../db/db.ts'
import type { Sweeper, Timer } from '../operations/slice.ts'
import { openTimers } from '../operations/timers.ts'
import { openClocks } from './clocks.ts'
import { clockFailures } from './queries-failures.ts'

const database = useDatabase()
afterEach(() => void vi.useRealTimers())
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const HOUR = 3_600_000
/** A `due` function that counts its calls and returns nothing. */
const noted = (note: () => unknown) => async () => {
  note()
  return []
}

const open = (timers: readonly Timer[], sweepers: readonly Sweeper[] = []) =>
  openTimers({ db: database.db, tools: {} as never, timers, sweepers, wake: () => {}, log: () => {} })
const committed = async () => {
  const { rows } = await database.pool.query('select xact_commit::int as n from pg_stat_database where datname = current_database()')
  return rows[0].n as number
}

test('a machine whose clock is an hour ahead waits as long as the database says: nothing is swept, and few transactions are opened', async () => {
  const due_at = new Date((await clockOf(database.db)).getTime() + HOUR / 2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  let looks = 0
  const timer: Timer = { name: 'later', due: noted(() => looks++), next: async () => due_at, run: async () => {} }
  const before = await committed()
  const timers = open([timer])
  await pause(2_500)
  await timers.stop()
  await pause(1_100)
  expect(looks).toBe(0)
  expect((await committed()) - before).toBeLessThan(12)
})

test('what was said to be due and is not, is looked at again after half a second, not at once; what is there is done at once', async () => {
  const looks: number[] = []
  const waiting = ['a', 'b', 'c']
  const idle: Timer = { name: 'idle', due: noted(() => looks.push(1)), next: async () => new Date(0), run: async () => {} }
  const busy: Sweeper = {
    name: 'busy',
    due: async () => waiting.slice(0, 1),
    next: async () => (waiting.length ? new Date(0) : null),
    outside: async () => {},
    finish: async () => void waiting.shift(),
  }
  const timers = open([idle], [busy])
  await pause(2_200)
  await timers.stop()
  expect(waiting).toEqual([])
  expect(looks.length).toBeGreaterThan(0)
  expect(looks.length).toBeLessThanOrEqual(5)
})

test('one that waits for the outside keeps nobody else waiting', async () => {
  let release = () => {}
  const silent = new Promise<void>((done) => {
    release = done
  })
  let [done, at_once, most] = [0, 0, 0]
  const mail: Sweeper = {
    name: 'mail',
    at_once: 4,
    due: async (_, limit) => Array.from({ length: Math.min(limit, 100) }, (_one, n) => String(n)),
    next: async () => new Date(0),
    async outside() {
      most = Math.max(most, ++at_once)
      await silent
      at_once--
    },
    finish: async () => {},
  }
  const money: Sweeper = {
    name: 'money',
    due: async () => (done ? [] : ['1']),
    outside: async () => {},
    finish: async () => void done++,
    next: async () => new Date(0),
  }
  const timers = open([], [mail, money])
  await vi.waitFor(() => expect([done, most]).toEqual([1, 4]), { timeout: 10_000 })
  const stopped = timers.stop()
  release()
  await stopped
})

test('what a timer fails on is kept with its last error, goes when it has run, and a run by hand tells how many did and failed', async () => {
  const broken = new Set(['a', 'b'])
  let waiting = ['a', 'b', 'c']
  const torn: Timer = {
    name: 'torn',
    due: async () => [...waiting],
    async run(_, id) {
      if (broken.has(id)) throw new Error(`${id} is torn`)
      waiting = waiting.filter((one) => one !== id)
    },
  }
  const clocks = openClocks()
  const timers = openTimers({ db: database.db, tools: {} as never, timers: [torn], sweepers: [], clocks, wake: () => {}, log: () => {} })
  const kept = async () => (await clockFailures(database.db, 10)).map(({ row_id, error, times }) => [row_id, error, times]).sort()
  expect(await clocks.run('torn')).toEqual({ done: 1, failed: 2 })
  expect(await kept()).toEqual([
    ['a', 'a is torn', 1],
    ['b', 'b is torn', 1],
  ])
  await timers.sweep()
  broken.delete('a')
  await timers.sweep()
  expect(await kept()).toEqual([['b', 'b is torn', 3]])
  waiting = []
  expect(await clocks.run('torn')).toEqual({ done: 0, failed: 0 })
  expect([await kept(), await clocks.run('another')]).toEqual([[], undefined])
  await timers.stop()
})

test('a timer is late when its row has been due for minutes, and not while it is due later', async () => {
  const now = (await clockOf(database.db)).getTime()
  const due = (name: string, minutes: number): Timer => ({
    name,
    due: async () => [],
    next: async () => new Date(now + minutes * 60_000),
    run: async () => {},
  })
  const clocks = openClocks()
  clocks.set([due('early', 5), due('just', -1), due('late', -10)], async () => ({ done: 0, failed: 0 }))
  expect((await clocks.states(database.db)).map(({ name, is_late }) => [name, is_late])).toEqual([
    ['early', false],
    ['just', false],
    ['late', true],
  ])
})
