import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'
import { saidOf } from './said.ts'

export interface FailedJob {
  readonly id: string
  readonly queue: string
  readonly attempts: number
  readonly failed_at: Date
  readonly error: string
}
interface JobRow extends Omit<FailedJob, 'error'> {
  readonly said: string | null
}
/** Jobs whose last try has failed, the latest first; pg-boss keeps them for seven days. Copies in the queues of what was abandoned are left out. */
export async function failedJobs(db: Db, most: number): Promise<FailedJob[]> {
  const { rows } = await sql<JobRow>`select j.id, j.name as queue, j.retry_count + 1 as attempts, coalesce(j.completed_on, j.created_on) as failed_at,
      coalesce(j.output->>'message', j.output->'value'->>'message') as said
    from pgboss.job j where j.state = 'failed' order by failed_at desc limit ${most}`.execute(db)
  return rows.map(({ said, ...row }) => ({ ...row, error: saidOf(said ?? '') }))
}
/** Tried once more, at once. False when it has not failed, or the same is under way already. */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where job.id = ${id}::uuid and job.state = 'failed' and not exists (select from pgboss.job o
      where o.name = job.name and o.singleton_key = job.singleton_key and o.state <= 'active')`.execute(tx)
  return numAffectedRows === 1n
}
/** Jobs that wait, and since when the first of them is due. */
export async function waitingJobs(db: Db): Promise<{ jobs: number; jobs_since: Date | null }> {
  const { rows } = await sql<{ jobs: number; jobs_since: Date | null }>`select count(*)::int as jobs, min(w.start_after) as jobs_since
    from (select j.start_after from pgboss.job j where j.state in ('created', 'retry') and j.start_after <= now() limit 1000) w`.execute(db)
  return rows[0]!
}
