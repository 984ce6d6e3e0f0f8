import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeOrderId } from '../../contract.ts'

/** A complaint made anew, after a trade went on, shows its own pictures. Precondition: the trade is locked. */
export async function keepEvidence(tx: Tx, order_id: TradeOrderId, media_ids: readonly Id<'medias'>[]) {
  await tx.deleteFrom('trade_order_evidence').where('order_id', '=', order_id).execute()
  const shown = media_ids.map((media_id, position) => ({ order_id, position, media_id }))
  if (shown.length) await tx.insertInto('trade_order_evidence').values(shown).execute()
}
export const evidenceOf = (db: Db, order_ids: readonly string[]) =>
  db
    .selectFrom('trade_order_evidence')
    .select(['order_id', 'media_id'])
    .where(sql<SqlBool>`order_id = any(${[...order_ids]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
