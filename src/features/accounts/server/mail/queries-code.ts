import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

const TRIES = 10

const live = (tx: Tx, member_id: Id<'members'>) =>
  tx.updateTable('member_tokens').where('member_id', '=', member_id).where('purpose', '=', 'verify').where('used_at', 'is', null)

export async function keepCode(tx: Tx, member_id: Id<'members'>, code_hash: Buffer) {
  await live(tx, member_id).set({ code_hash }).execute()
}

/** Brute force: every attempt counts; the row lock keeps concurrent ones apart. */
export async function tryCode(tx: Tx, member_id: Id<'members'>, code_hash: Buffer): Promise<boolean> {
  const tried = await live(tx, member_id)
    .set({ tries: sql<number>`tries + 1` })
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst()
  if (!tried?.code_hash?.equals(code_hash)) return false
  await live(tx, member_id).set({ used_at: sql<Date>`clock_timestamp()` }).execute()
  return true
}
