import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useWorld } from '#test/support/world.ts'
import { openBoss } from './boss.ts'
import { job } from './job.ts'
import { jobQueueOf, workOnJobs } from './job-queue.ts'

const world = useWorld()
const faults: unknown[] = []
const runs: { key: string; by: number; ended: boolean }[] = []
let together = 0
let bosses: PgBoss[] = []

/** Two workers as two processes have them: a connection of pg-boss each, the same queues. */
const packing = (by: number) =>
  job({
    name: 'test.pack',
    input: z.strictObject({ key: z.string(), fails: z.number() }),
    at_once: 3,
    async run({ transact }, { key, fails }) {
      const run = { key, by, ended: false }
      if (runs.some((other) => other.key === key && !other.ended)) together++
      runs.push(run)
      await new Promise((done) => setTimeout(done, 100))
      run.ended = true
      if (runs.filter((other) => other.key === key).length <= fails) throw new Error(`${key} is torn`)
      await transact(async ({ tx }) => void (await tx.selectFrom('members').select('id').limit(1).execute()))
    },
  })
const queue = () => jobQueueOf(bosses[0]!)
const send = (key: string, fails = 0) => world.product.db.transaction().execute((tx) => queue().send(tx, packing(0), { key, fails }, key))
const runsOf = (key: string) => runs.filter((run) => run.key === key)

beforeAll(async () => {
  const { db, tools } = world.product
  const log = (fault: unknown) => void faults.push(fault)
  bosses = [await openBoss(db, log), await openBoss(db, log)]
  for (const [by, boss] of bosses.entries()) await workOnJobs(boss, { db, tools, wake: () => {}, log, jobs: [packing(by)] })
}, 60_000)
afterAll(() => Promise.all(bosses.map((boss) => boss.stop({ graceful: true, timeout: 5_000 }))))

test('of thirty jobs each runs once, at both workers, and never at two at once; the same key twice is one job', async () => {
  const keys = Array.from({ length: 30 }, (_, n) => `parcel ${n}`)
  for (const key of keys) await Promise.all([send(key), send(key)])
  await expect.poll(() => runs.filter(({ ended }) => ended).length, { timeout: 30_000 }).toBe(30)
  expect(keys.map((key) => runsOf(key).length)).toEqual(keys.map(() => 1))
  expect(new Set(runs.map(({ by }) => by))).toEqual(new Set([0, 1]))
  expect(together).toBe(0)
}, 60_000)

test('a job that fails is tried again; what went wrong is told', async () => {
  await send('torn', 1)
  await expect.poll(() => runsOf('torn').filter(({ ended }) => ended).length, { timeout: 30_000 }).toBe(2)
  expect(faults.map(String)).toContain('Error: torn is torn')
}, 60_000)

test('a transaction that is rolled back has sent nothing; an input that the job does not know is refused where it is sent', async () => {
  const left = world.product.db.transaction().execute(async (tx) => {
    await queue().send(tx, packing(0), { key: 'never', fails: 0 }, 'never')
    throw new Error('changed its mind')
  })
  await expect(left).rejects.toThrow('changed its mind')
  await expect(send('more', 'many' as never)).rejects.toThrow()
  const { rows } = await world.pool.query("select count(*)::int as n from pgboss.job where name = 'test.pack' and singleton_key in ('never', 'more')")
  expect(rows).toEqual([{ n: 0 }])
})
