import { openPayouts, settlePayout as settleOwed } from '#features/ledger/server/public.ts'
import { DECIDE_DAYS, openProblems, settleProblem as settle } from '#features/orders/server/public.ts'
import { giveBackOdd, oddPayments } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { peopleOf } from './queries-members.ts'
import { oddView, problemView } from './view.ts'

const MOST = 200

/** Open tasks: payments of a wrong amount, orders with a problem, and payouts owed to former members. */
export const money = query(dashboard.money, async ({ db }) => {
  const [odd, problems, payouts] = [await oddPayments(db, MOST), await openProblems(db, MOST), await openPayouts(db, MOST)]
  const people = await peopleOf(
    db,
    odd.map(({ member_id }) => member_id),
  )
  return { payments: odd.map((row) => oddView(people, row)), problems: problems.map((row) => problemView(row, DECIDE_DAYS)), payouts }
})

export const giveBack = command(dashboard.giveBack, async (call) =>
  (await giveBackOdd(call, call.input.id)) ? { done: true as const } : refuse('payment.not_odd'),
)

export const settleProblem = command(dashboard.settleProblem, async (call) => {
  const said = await settle(call, call.input.id)
  return said === 'done' ? { done: true as const } : refuse(said === 'order.not_found' ? 'problem.not_found' : 'problem.settled')
})

export const settlePayout = command(dashboard.settlePayout, async (call) =>
  (await settleOwed(call, call.input.id, call.viewer.id)) ? { done: true as const } : refuse('payout.settled'),
)
