import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export const asksSecondStep = async (db: Db, id: Id<'members'>) =>
  (await db.selectFrom('members').select('asks_second_step').where('id', '=', id).executeTakeFirstOrThrow()).asks_second_step

export async function askSecondStep(tx: Tx, id: Id<'members'>, asks_second_step: boolean) {
  await tx.updateTable('members').set({ asks_second_step }).where('id', '=', id).execute()
}

/** Held until this transaction ends: whoever is being suspended meanwhile loses the session that it opens. */
export const isSuspended = async (tx: Tx, id: Id<'members'>): Promise<boolean> =>
  (await tx.selectFrom('members').select('suspended_at').where('id', '=', id).forShare().executeTakeFirst())?.suspended_at !== null

const MOST_TRIES = 5
/** Counts one try at a challenge, outside of the transaction that a wrong code rolls back; answers whose it is while it lives. */
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
