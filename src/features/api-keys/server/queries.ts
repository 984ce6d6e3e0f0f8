import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ApiKeyId } from '../contract.ts'
import { ENDED_SHOWN_DAYS } from '../rules.ts'

const SHOWN = ['id', 'name', 'start', 'scopes', 'per_minute', 'created_at', 'ends_at', 'used_at', 'revoked_at'] as const
const NOW = sql<Date>`clock_timestamp()`
const keyRows = (db: Db) => db.selectFrom('api_keys').select(SHOWN).select(NOW.as('now'))
export type KeyRow = Awaited<ReturnType<ReturnType<typeof keyRows>['executeTakeFirstOrThrow']>>

export const keysOf = (db: Db, member_id: MemberId) =>
  keyRows(db)
    .where('member_id', '=', member_id)
    .where(sql<boolean>`least(ends_at, coalesce(revoked_at, ends_at)) > clock_timestamp() - make_interval(days => ${ENDED_SHOWN_DAYS})`)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
export const findKey = (db: Db, id: ApiKeyId) => keyRows(db).where('id', '=', id).executeTakeFirstOrThrow()

export async function countWorking(tx: Tx, member_id: MemberId): Promise<number> {
  const { n } = await tx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('member_id', '=', member_id)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', NOW)
    .executeTakeFirstOrThrow()
  return n
}

interface NewKey {
  readonly member_id: MemberId
  readonly name: string
  readonly key_hash: Buffer
  readonly start: string
  readonly scopes: readonly string[]
  readonly per_minute: number
  readonly days: number
}
export const keepKey = async (tx: Tx, { scopes, days, ...row }: NewKey): Promise<ApiKeyId> =>
  (
    await tx
      .insertInto('api_keys')
      .values({ ...row, scopes: [...scopes], created_at: NOW, ends_at: sql<Date>`clock_timestamp() + make_interval(days => ${days})` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Whether a key of this member has ended by it. */
export async function endKey(tx: Tx, member_id: MemberId, id: ApiKeyId): Promise<boolean> {
  const ended = endingKeys(tx, member_id).where('id', '=', id)
  return (await ended.returning('id').execute()).length > 0
}
/** Those that were in force. */
export const endAllKeys = (tx: Tx, member_id: MemberId) => endingKeys(tx, member_id).where('ends_at', '>', NOW).returning('id').execute()

const endingKeys = (tx: Tx, member_id: MemberId) =>
  tx.updateTable('api_keys').set({ revoked_at: NOW }).where('member_id', '=', member_id).where('revoked_at', 'is', null)
