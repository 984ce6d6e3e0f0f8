import { accountRecovered } from '#features/accounts/contract.ts'
import { on } from '#server/operations/slice.ts'
import { apiKeysMoved } from '../contract.ts'
import { endAllKeys } from './queries.ts'

/** Account takeover: keys from before the recovery may be an attacker's. */
export const onAccountRecovered = on(accountRecovered, 'api_keys.end_from_before', async ({ tx, emit }, { member_id }) => {
  await endAllKeys(tx, member_id)
  emit(apiKeysMoved, { member_id })
})
