import { accountRecovered } from '#features/accounts/contract.ts'
import { on } from '#server/operations/slice.ts'
import { forgetFromBefore } from './queries.ts'

/** Account takeover: addresses from before the recovery may be an attacker's. */
export const onAccountRecovered = on(
  accountRecovered,
  'places.forget_from_before',
  async ({ tx }, { member_id }) => void (await forgetFromBefore(tx, member_id)),
  ({ is_new }) => is_new,
)
