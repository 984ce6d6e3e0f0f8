import { fromKysely, type PgBoss } from 'pg-boss'
import { parse } from 'zod/v4/core'
import { type Ground, transact } from '../operations/transaction.ts'
import type { AnyJob, JobContext } from './job.ts'
import type { JobQueue } from './send.ts'

/** A worker that is silent for so long is dead: its job goes to another process. */
const HEARTBEAT_S = 20
const TRIES = {
  retryLimit: 3,
  retryBackoff: true,
  retryDelay: 2,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: 4 * 3_600,
  deleteAfterSeconds: 7 * 86_400,
} as const
/** At most one job waits or runs for a key. */
const QUEUE = { ...TRIES, policy: 'exclusive' } as const

export const jobQueueOf = (boss: PgBoss): JobQueue => ({
  async send(tx, { name, input: schema }, input, key) {
    await boss.send(name, parse(schema, input) as object, { db: fromKysely(tx), singletonKey: key })
  },
})

export interface WorkersParts extends Ground {
  readonly jobs: readonly AnyJob[]
  readonly log: (fault: unknown, name: string) => void
}

/** Each process works on every queue; pg-boss gives a job to one worker at a time, and again where it failed. */
export async function workOnJobs(boss: PgBoss, { jobs, log, ...ground }: WorkersParts): Promise<void> {
  const context = { db: ground.db, tools: ground.tools, transact: transact.bind(undefined, ground) } as JobContext
  const work = (name: string, at_once: number, input: AnyJob['input'], run: AnyJob['run']) =>
    boss.work(name, { pollingIntervalSeconds: 1, localConcurrency: at_once }, async ([one]) => {
      try {
        await run(context, parse(input, one!.data) as never)
      } catch (fault) {
        log(fault, name)
        throw fault
      }
    })
  for (const { name, input, at_once = 1, run, abandoned } of jobs) {
    await boss.createQueue(name, QUEUE)
    if (abandoned) await work(await deadLetterQueue(boss, name), 1, input, abandoned)
    await work(name, at_once, input, run)
  }
}

/** Dead letter queue: pg-boss moves a job there in the statement that ends its last try, whether it failed, expired or lost its worker. */
async function deadLetterQueue(boss: PgBoss, name: string): Promise<string> {
  const deadLetter = `${name}.abandoned`
  await boss.createQueue(deadLetter, TRIES)
  // A queue that an earlier version has made is changed here.
  await boss.updateQueue(name, { deadLetter })
  return deadLetter
}
