import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

export const readClock = async (db: Db): Promise<Date> => (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)).rows[0]!.at
