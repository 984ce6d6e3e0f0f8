import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/reconciliation'
export const mutants: readonly Mutant[] = [
  {
    id: 'reconciled-by-attempt',
    file: 'src/features/payments/server/refunds/queries-refunds.ts',
    search: 'earlier_refs = earlier_refs || provider_ref, ',
    replace: '',
    test: 'src/features/reconciliation/server',
  },
  {
    id: 'reconciliation-compares-amounts',
    file: 'src/features/reconciliation/rules.ts',
    search: 'else if (partner.amount === line.amount) matched += 1',
    replace: 'else if (partner) matched += 1',
    test,
  },
  {
    id: 'reconciliation-asks-both-books',
    file: 'src/features/reconciliation/rules.ts',
    search: "  for (const [key, line] of here) if (line.of_day && !there.has(key)) differences.push(lacking('missing_there', line))\n",
    replace: '',
    test,
  },
  {
    id: 'reconciliation-replaces-what-it-found',
    file: 'src/features/reconciliation/server/queries.ts',
    search: "  await tx.deleteFrom('reconciliation_differences').where('reconciliation_id', '=', id).execute()\n",
    replace: '',
    test,
  },
  {
    id: 'reconciliation-postponed-when-silent',
    file: 'src/features/reconciliation/server/gateway-lines.ts',
    search: 'if (fault instanceof Stripe.errors.StripeError) return undefined',
    replace: 'if (fault instanceof Stripe.errors.StripeError) return []',
    test,
  },
]
