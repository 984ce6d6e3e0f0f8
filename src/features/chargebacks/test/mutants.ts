import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/chargebacks/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'chargeback-stops-the-order',
    file: 'src/features/chargebacks/server/effects.ts',
    search: '    await stopOrder(context, order)\n',
    replace: '',
    test,
  },
  {
    id: 'chargeback-holds-what-was-released',
    file: 'src/features/chargebacks/server/effects.ts',
    search: '    if (released_at) await freeze',
    replace: '    if (!released_at) await freeze',
    test,
  },
  {
    id: 'chargeback-ends-the-plan',
    file: 'src/features/chargebacks/server/effects.ts',
    search: '  if (withdrawn) await chargeBackPlan(context, affair.payment)\n',
    replace: '',
    test,
  },
  {
    id: 'chargeback-of-an-earlier-period',
    file: 'src/features/subscriptions/server/queries.ts',
    search: "    .whereRef('c.ended_at', '>=', 's.period_start')\n",
    replace: '',
    test,
  },
  {
    id: 'chargeback-movement-once',
    file: 'src/features/chargebacks/server/queries.ts',
    search: ".onConflict((on) => on.column('provider_ref').doNothing())",
    replace: '',
    test,
  },
  {
    id: 'chargeback-ends-the-dispute-here',
    file: 'src/features/chargebacks/server/effects.ts',
    search: '    await supersede(context, order)\n',
    replace: '',
    test,
  },
  {
    id: 'chargeback-commission-goes-back',
    file: 'src/features/orders/server/dispute/charge-back.ts',
    search: 'const commission = commissionBack(order, amount)',
    replace: 'const commission = commissionBack(order, amount) * 0',
    test,
  },
  {
    id: 'chargeback-evidence-once',
    file: 'src/features/chargebacks/server/answer.ts',
    search: 'return isAnswerable((await lockChargeback(tx, id)).status) ?',
    replace: 'return (await lockChargeback(tx, id)) ?',
    test,
  },
  {
    id: 'chargeback-takes-coins-back',
    file: 'src/features/coins/server/charge-back.ts',
    search: '  await takeCoins(context, { ...booking, member_id, coins, lines })\n',
    replace: '',
    test,
  },
  {
    id: 'chargeback-parts-to-the-cent',
    file: 'src/features/chargebacks/rules.ts',
    search: 'for (const { at } of byRemainder.slice(0, missing)) parts[at]! += 1',
    replace: 'for (const { at } of byRemainder.slice(0, missing - 1)) parts[at]! += 1',
    test: 'src/features/chargebacks/rules',
  },
  {
    id: 'a-plan-that-a-bank-takes-back-says-so',
    file: 'src/features/subscriptions/server/move.ts',
    search: "action === 'charge_back' ? 'taken_back' : undefined",
    replace: 'undefined',
    test: 'src/features/chargebacks/server/chargebacks.test',
  },
]
