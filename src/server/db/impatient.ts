import { sql } from 'kysely'
import type { Db } from './db.ts'

const PATIENCE = 400
/** Statement timeout: slow counts are cancelled and left out. */
export const impatiently = <T>(db: Db, ask: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(PATIENCE)}, true)`.execute(tx)
    return ask(tx)
  })
export const tookTooLong = (fault: unknown) => (fault as { code?: string } | null)?.code === '57014'
