import type { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'

/** Creates or migrates the tables of pg-boss, which takes the role that owns the tables. */
export async function installJobs(owner: Pool): Promise<void> {
  const boss = new PgBoss({ db: fromPool(owner), schedule: false, supervise: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
const fromPool = (pool: Pool) => ({ executeSql: (text: string, values?: unknown[]) => pool.query(text, values) })

/** How often pg-boss looks for jobs whose worker is dead. */
const SUPERVISE_S = 10

/** pg-boss on the same database and connection pool. */
export async function openBoss(db: Db, log: (fault: unknown, name: string) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...{ db: fromKysely(db), schedule: true, supervise: true, migrate: false },
    ...{ superviseIntervalSeconds: SUPERVISE_S, monitorIntervalSeconds: SUPERVISE_S },
  })
  boss.on('error', (fault) => log(fault, 'jobs'))
  await boss.start()
  return boss
}
