import { post } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { sweeper } from '#server/operations/slice.ts'
import { reconciled } from '../contract.ts'
import { compare, type GatewayLine } from '../rules.ts'
import { gatewayLines } from './gateway-lines.ts'
import { dueDays, keepFound, ledgerLines, lockDay, nextDay, postpone } from './queries.ts'

/** Each night: the day that is over, in our ledger and in the gateway's balance. */
export const compareDays = sweeper({
  name: 'reconciliation.compare',
  due: dueDays,
  next: nextDay,
  outside: (_, day, { gateway }) => gatewayLines(gateway, day),
  async finish(context, day, theirs) {
    if (!theirs) return void (await postpone(context.tx, day))
    const id = await lockDay(context.tx, day)
    await bookFees(context, id, theirs)
    const { matched, differences } = compare(await ledgerLines(context.tx, day), theirs)
    await keepFound(context.tx, id, matched, differences)
    context.emit(reconciled, { day })
  },
})

/** What the gateway has kept of each payment is known only from its balance: booked with the day, once. */
async function bookFees(context: TransactionContext, ref_id: string, theirs: readonly GatewayLine[]) {
  const fees = new Map<string, number>()
  for (const { fee, currency, of_day } of theirs) if (of_day) fees.set(currency, (fees.get(currency) ?? 0) + fee)
  const lines = [...fees].flatMap(([currency, fee]) => {
    const [more, less] = fee < 0 ? (['psp_clearing', 'psp_fees'] as const) : (['psp_fees', 'psp_clearing'] as const)
    return [
      { account: { owner_id: null, code: more, currency }, debit: Math.abs(fee) },
      { account: { owner_id: null, code: less, currency }, credit: Math.abs(fee) },
    ]
  })
  if (lines.some(({ debit }) => debit)) await post(context, { code: 'gateway_fees', ref_type: 'reconciliation', ref_id, lines })
}
