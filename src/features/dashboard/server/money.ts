import { guarded, isLargeRefund } from '#features/approvals/server/public.ts'
import { openPayouts, settlePayout as settleOwed } from '#features/ledger/server/public.ts'
import { giveBackOdd, oddPayments, toGiveBack } from '#features/payments/server/public.ts'
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

export const giveBack = guarded(dashboard.giveBack, {
  async weigh({ tx, input, tools: { site } }) {
    const found = await toGiveBack(tx, input.id)
    if (!found || !isLargeRefund(found, site.four_eyes.refund, site.currency)) return undefined
    const { amount, currency, member_id } = found
    return {
      ...{ target: input.id, about: member_id ? [member_id] : [], reason: input.reason },
      ...{ before: { amount: 0, currency }, after: { amount, currency } },
    }
  },
  run: async (call) => ((await giveBackOdd(call, call.input.id)) ? { done: true } : refuse('payment.not_odd')),
  waits: () => ({ done: false }),
})

export const settlePayout = command(dashboard.settlePayout, async (call) =>
  (await settleOwed(call, call.input.id, call.viewer.id)) ? { done: true as const } : refuse('payout.settled'),
)
