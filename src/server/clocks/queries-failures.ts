import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { saidOf } from '../upkeep/said.ts'

export interface ClockFailure {
  readonly clock: string
  readonly row_id: string
  readonly error: string
  readonly times: number
  readonly first_at: Date
  readonly last_at: Date
}
export async function keepFailure(db: Db, clock: string, row_id: string, fault: unknown): Promise<void> {
  await sql`insert into clock_failures (clock, row_id, error) values (${clock}, ${row_id.slice(0, 80)}, ${saidOf(fault)})
    on conflict (clock, row_id) do update set error = excluded.error, times = clock_failures.times + 1, last_at = clock_timestamp()`.execute(db)
}
/** These ran, in whichever process they failed before. */
export async function dropFailures(db: Db, clock: string, row_ids: readonly string[]): Promise<void> {
  await sql`delete from clock_failures where clock = ${clock} and row_id = any(${row_ids.map((id) => id.slice(0, 80))}::text[])`.execute(db)
}
/** Run by hand: what did not fail again waits no more, or elsewhere. */
export async function dropFailuresBefore(db: Db, clock: string, at: string): Promise<void> {
  await sql`delete from clock_failures where clock = ${clock} and last_at < ${at}::timestamptz`.execute(db)
}
/** With its microseconds: two things of one millisecond keep their order. */
export const momentNow = async (db: Db): Promise<string> => (await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db)).rows[0]!.at
export const clockFailures = async (db: Db, most: number): Promise<ClockFailure[]> =>
  (
    await sql<ClockFailure>`select f.clock, f.row_id, f.error, f.times, f.first_at, f.last_at from clock_failures f
      order by f.last_at desc limit ${most}`.execute(db)
  ).rows
