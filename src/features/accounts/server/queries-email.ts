import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { membersByEmail, voidTokens } from './queries.ts'

export const isOwned = async (db: Db, email: string) => (await membersByEmail(db, email)).owner !== undefined

/** Links mailed to the old address stop working. */
export async function changeEmail(tx: Tx, id: Id<'members'>, email: string) {
  const now = sql<Date>`clock_timestamp()`
  await tx.updateTable('members').set({ email, email_verified_at: now, updated_at: now }).where('id', '=', id).execute()
  await voidTokens(tx, id)
}
