import { accountRecovered } from '#features/accounts/contract.ts'
import { on } from '#server/operations/slice.ts'
import { credentialsChanged } from '../contract.ts'
import { dropFromBefore } from './queries.ts'

/** Account takeover: passkeys, authenticator and recovery codes from before the recovery may be an attacker's and are removed. */
export const onAccountRecovered = on(accountRecovered, 'credentials.drop_from_before', async ({ tx, emit }, { member_id }) => {
  await dropFromBefore(tx, member_id)
  emit(credentialsChanged, { member_id })
})
