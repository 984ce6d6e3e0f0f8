import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

const due = (db: Db) => db.selectFrom('subscriptions').select(['id', 'due_at']).where('due_at', 'is not', null).orderBy('due_at')
export async function dueSubscriptions(db: Db, limit: number): Promise<Id<'subscriptions'>[]> {
  const rows = await due(db).where('due_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()
  return rows.map(({ id }) => id)
}
export const nextDue = async (db: Db): Promise<Date | null> => (await due(db).limit(1).executeTakeFirst())?.due_at ?? null

const waiting = (db: Db) =>
  db
    .selectFrom('subscription_charges')
    .select(['id', 'expires_at'])
    .where('status', '=', 'open')
    .where('expires_at', 'is not', null)
    .orderBy('expires_at')
export async function overdueCharges(db: Db, limit: number): Promise<Id<'subscription_charges'>[]> {
  const rows = await waiting(db).where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()
  return rows.map(({ id }) => id)
}
export const nextExpiry = async (db: Db): Promise<Date | null> => (await waiting(db).limit(1).executeTakeFirst())?.expires_at ?? null
