import { tellOwner } from '#features/credentials/server/public.ts'
import { apiScopes, KEY_PREFIX } from '#kernel/people/api-scope.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { apiKeys, apiKeysMoved } from '../contract.ts'
import { KEYS_AT_MOST, SHOWN_SIGNS } from '../rules.ts'
import { countWorking, endAllKeys, endKey, findKey, keepKey, keysOf } from './queries.ts'
import { keyView, openedBy } from './view.ts'

export const list = query(apiKeys.list, async ({ viewer, db, tools }) => ({
  keys: (await keysOf(db, viewer.id)).map(keyView),
  scopes: apiScopes.map((scope) => openedBy(scope, tools.scoped)),
  member_id: viewer.id,
}))

/** Race: the member is locked, so that two at once cannot pass the limit. Idempotency keys are not used: a kept answer would hold the key. */
export const make = command(apiKeys.make, async ({ input: { name, scopes, days, per_minute }, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  if ((await countWorking(tx, viewer.id)) >= KEYS_AT_MOST) return refuse('api_key.too_many')
  const key = `${KEY_PREFIX}${makeToken()}`
  const start = key.slice(0, KEY_PREFIX.length + SHOWN_SIGNS)
  const kept = { member_id: viewer.id, name, key_hash: hashToken(key), start, scopes: [...new Set(scopes)], per_minute, days }
  const id = await keepKey(tx, kept)
  await tellOwner({ tx, emit }, viewer.id, 'api_key_made')
  emit(apiKeysMoved, { member_id: viewer.id })
  return { api_key: keyView(await findKey(tx, id)), key, member_id: viewer.id }
})

export const revoke = command(apiKeys.revoke, async ({ input: { id }, viewer, tx, emit }) => {
  if (!(await endKey(tx, viewer.id, id))) return refuse('api_key.not_found')
  emit(apiKeysMoved, { member_id: viewer.id })
  return { done: true as const }
})

export const revokeAll = command(apiKeys.revokeAll, async ({ viewer, tx, emit, concerns }) => {
  const { length: revoked } = await endAllKeys(tx, viewer.id)
  concerns({ revoked })
  if (revoked) emit(apiKeysMoved, { member_id: viewer.id })
  return { revoked, member_id: viewer.id }
})
