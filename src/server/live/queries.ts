import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { TopicsChanged } from '../operations/outbox.ts'

/** The current snapshot: which transactions have ended, as PostgreSQL writes it. */
export async function snapshotNow(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_snapshot()::text as at`.execute(db)
  return rows[0]!.at
}

/** What was told of late, the newest last: a process that begins to listen was deaf until now. */
export async function touchedOfLate(db: Db, within_ms: number, most: number): Promise<{ touches: string[]; ago_ms: number }[]> {
  const { rows } = await sql<{ touches: string[]; ago_ms: number }>`
    select o.touches, extract(epoch from clock_timestamp() - o.created_at)::float8 * 1000 as ago_ms
    from (select id, touches, created_at from outbox order by id desc limit ${most}) as o
    where o.created_at > clock_timestamp() - make_interval(secs => ${within_ms}::float8 / 1000) order by o.id`.execute(db)
  return rows
}

type Row = TopicsChanged & { at: string; id: number | null }

/**
 * Outbox events of all transactions that ended after the snapshot `before`, and the snapshot for the next call: each event is found once, in whatever
 * order they commit. After a restore into a new cluster, old rows carry transaction ids of the future; they are left out.
 */
export async function committedSince(db: Db, before: string): Promise<{ at: string; events: TopicsChanged[] }> {
  const { rows } = await sql<Row>`
    select s.now::text as at, o.id, o.name, o.touches, o.shows from (select pg_current_snapshot() as now) as s
    left join outbox o on o.xact >= pg_snapshot_xmin(${before}::pg_snapshot) and o.xact < pg_snapshot_xmax(s.now)
      and not pg_visible_in_snapshot(o.xact, ${before}::pg_snapshot)
    order by o.id`.execute(db)
  return { at: rows[0]!.at, events: rows.filter(({ id }) => id !== null) }
}
