import { fromKysely, type PgBoss } from 'pg-boss'
import { parse } from 'zod/v4/core'
import { type Ground, transact } from '../operations/transaction.ts'
import type { AnyJob } from './job.ts'
import type { JobQueue } from './send.ts'

/** A worker that is silent for so long is dead: its job goes to another process. */
const HEARTBEAT_S = 30
const QUEUE = {
  // At most one job waits or runs for a key.
  policy: 'exclusive',
  retryLimit: 3,
  retryBackoff: true,
  retryDelay: 2,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: 4 * 3_600,
  deleteAfterSeconds: 7 * 86_400,
} as const

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
  for (const { name, input, at_once = 1, run } of jobs) {
    await boss.createQueue(name, QUEUE)
    const options = { pollingIntervalSeconds: 1, localConcurrency: at_once, includeMetadata: true } as const
    await boss.work(name, options, async ([one]) => {
      const { data, retryCount, retryLimit } = one!
      const context = { db: ground.db, tools: ground.tools, is_last: retryCount >= retryLimit, transact: transact.bind(undefined, ground) }
      try {
        await run(context as Parameters<typeof run>[0], parse(input, data))
      } catch (fault) {
        log(fault, name)
        throw fault
      }
    })
  }
}
