import { payoutNotified } from '#features/payments/contract.ts'
import { on } from '#server/operations/slice.ts'
import { hearPayout } from './queries.ts'

export const onPayoutNotified = on(payoutNotified, 'withdrawals', async ({ tx }, { payout_ref }) => void (await hearPayout(tx, payout_ref)))
