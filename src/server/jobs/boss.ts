import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'

/** pg-boss on the same database and connection pool. */
export async function openBoss(db: Db, log: (fault: unknown, name: string) => void): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromKysely(db), schedule: true, supervise: true })
  boss.on('error', (fault) => log(fault, 'jobs'))
  await boss.start()
  return boss
}
