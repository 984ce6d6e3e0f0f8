import { openPayouts, settlePayout as settleOwed } from '#features/ledger/server/public.ts'
import { giveBackOdd, oddPayments } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { peopleOf } from './queries-members.ts'
import { oddView } from './view.ts'

const MOST = 200

/** Open tasks: payments of a wrong amount, and payouts owed to former members. */
export const money = query(dashboard.money, async ({ db }) => {
  const [odd, payouts] = [await oddPayments(db, MOST), await openPayouts(db, MOST)]
  const people = await peopleOf(
    db,
    odd.map(({ member_id }) => member_id),
  )
  return { payments: odd.map((row) => oddView(people, row)), payouts }
})

export const giveBack = command(dashboard.giveBack, async (call) =>
  (await giveBackOdd(call, call.input.id)) ? { done: true as const } : refuse('payment.not_odd'),
)

export const settlePayout = command(dashboard.settlePayout, async (call) =>
  (await settleOwed(call, call.input.id, call.viewer.id)) ? { done: true as const } : refuse('payout.settled'),
)
