import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export const asksSecondStep = async (db: Db, id: Id<'members'>) =>
  (await db.selectFrom('members').select('asks_second_step').where('id', '=', id).executeTakeFirstOrThrow()).asks_second_step

export async function askSecondStep(tx: Tx, id: Id<'members'>, asks_second_step: boolean) {
  await tx.updateTable('members').set({ asks_second_step }).where('id', '=', id).execute()
}

/** Share lock until the transaction ends: a concurrent suspension waits and then also ends the new session. */
export const isSuspended = async (tx: Tx, id: Id<'members'>): Promise<boolean> =>
  (await tx.selectFrom('members').select('suspended_at').where('id', '=', id).forShare().executeTakeFirst())?.suspended_at !== null

const MOST_TRIES = 5
/** Counts an attempt in its own transaction, because a wrong code rolls the other one back. Returns the member while the challenge is valid. */
export async function trySecondStep(db: Db, token_hash: Buffer): Promise<Id<'members'> | undefined> {
  const row = await db
    .updateTable('member_tokens')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', 'second_step')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('tries', '<', MOST_TRIES)
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id
}
