import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Ids that are due, in order of `at`. */
export async function dueGroups(db: Db, limit: number): Promise<Id<'order_groups'>[]> {
  const rows = await db
    .selectFrom('order_groups')
    .select('id')
    .where('status', '=', 'pending_payment')
    .where('cancel_asked_at', 'is', null)
    .where('reserved_until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('reserved_until')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function nextGroup(db: Db): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('order_groups')
        .select('reserved_until')
        .where('status', '=', 'pending_payment')
        .where('cancel_asked_at', 'is', null)
        .orderBy('reserved_until')
        .limit(1)
        .executeTakeFirst()
    )?.reserved_until ?? null
  )
}
export async function dueReleases(db: Db, limit: number): Promise<Id<'orders'>[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'shipped')
    .where('release_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('release_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function dueCompletions(db: Db, limit: number, days: number): Promise<Id<'orders'>[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', sql<Date>`clock_timestamp() - make_interval(days => ${days})`)
    .orderBy('delivered_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
