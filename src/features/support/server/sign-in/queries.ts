import { sql } from 'kysely'
import { isKept } from '#features/members/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { support } from '../../contract.ts'

/** Race: of two calls with one signature the second finds the row of the first. */
export async function isFirstCall(tx: Tx, signature: string): Promise<boolean> {
  const row = { signature: Buffer.from(signature, 'hex') }
  return (
    (
      await tx
        .insertInto('support_calls')
        .values(row)
        .onConflict((one) => one.doNothing())
        .returning('at')
        .execute()
    ).length > 0
  )
}
export const memberByUid = async (db: Db, uid: number): Promise<Id<'members'> | undefined> =>
  (await sql<{ id: Id<'members'> }>`select m.id from members m where m.uid = ${uid} and ${isKept()}`.execute(db)).rows[0]?.id

interface NewToken {
  readonly token_hash: Buffer
  readonly member_id: Id<'members'>
  readonly session_id: Id<'sessions'> | null
  readonly seconds: number
}
export const keepSupportToken = (tx: Tx, { seconds, ...row }: NewToken) =>
  tx
    .insertInto('support_tokens')
    .values({ ...row, expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .execute()

/** Marks it used, and says of whom it speaks. A member's own ends with the session that asked for it. */
export async function useSupportToken(tx: Tx, token_hash: Buffer): Promise<OutputOf<typeof support.redeem>['user'] | undefined> {
  const { rows } = await sql<OutputOf<typeof support.redeem>['user']>`
    with used as (update support_tokens set used_at = clock_timestamp()
      where support_tokens.token_hash = ${token_hash} and support_tokens.used_at is null and support_tokens.expires_at > clock_timestamp()
        and (support_tokens.session_id is null or exists (select from sessions s where s.id = support_tokens.session_id
          and s.ended_at is null and s.expires_at > clock_timestamp()))
      returning support_tokens.member_id)
    select m.id, m.uid, m.full_name, m.username, m.email, m.is_email_verified, m.locale as language
    from used join members m on m.id = used.member_id where ${isKept()}`.execute(tx)
  return rows[0]
}

/** What is over for a day is of no use to anybody. */
export async function clearTokens(tx: Tx): Promise<void> {
  await sql`delete from support_tokens where support_tokens.expires_at < clock_timestamp() - interval '1 day'`.execute(tx)
  await sql`delete from support_calls where support_calls.at < clock_timestamp() - interval '1 day'`.execute(tx)
}
