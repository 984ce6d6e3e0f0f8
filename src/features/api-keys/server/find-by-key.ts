import type { Pool } from 'pg'
import { asViewer, HERE, MEMBER_OF_VIEWER, type MemberOfViewer } from '#features/accounts/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import type { FindByKey } from '#server/http/parse-request.ts'
import { type ApiKeyId, apiKeys } from '../contract.ts'

interface KeyHolder extends MemberOfViewer {
  readonly key_id: ApiKeyId
  readonly scopes: string[]
  readonly per_minute: number
  readonly unseen: boolean
}

/** Read at every request, so that a key which is revoked at one process is over at all of them, as is every key from before the account was recovered. */
const LOOK_UP = {
  name: 'holder of a key',
  text: `select ${MEMBER_OF_VIEWER}, k.id as key_id, k.scopes, k.per_minute,
      k.used_at is null or k.used_at < clock_timestamp() - interval '1 minute' as unseen
    from api_keys k join members m on m.id = k.member_id
    where k.key_hash = $1 and k.revoked_at is null and k.ends_at > clock_timestamp()
      and k.created_at > m.recovered_at and ${HERE}`,
}

export const keyFinder =
  (pool: Pool, db: Db): FindByKey =>
  async (key) => {
    const { rows } = await pool.query<KeyHolder>({ ...LOOK_UP, values: [hashToken(key)] })
    const [row] = rows
    if (!row) return 'over'
    if (row.unseen) noteUsed(pool, row.key_id)
    const { key_id, scopes, per_minute } = row
    const held = { id: key_id, scopes: new Set(scopes), per_minute, needs: apiKeys.make.permission }
    // Not fresh and without a session: nothing that asks for a step-up, or for the session itself, is open to a program.
    return { ...(await asViewer(db, row)), fresh: false, session_id: '' as Id<'sessions'>, key: held }
  }

/** Written at most every minute, and no request waits for it. */
function noteUsed(pool: Pool, id: ApiKeyId) {
  void pool
    .query(
      "update api_keys set used_at = clock_timestamp() where id = $1 and (used_at is null or used_at < clock_timestamp() - interval '1 minute')",
      [id],
    )
    .catch(() => {})
}
