import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'coins-earned-are-spent-first',
    file: 'src/features/coins/rules.ts',
    search: 'const own = Math.min(earned, amount)',
    replace: 'const own = Math.min(earned, amount) * 0',
    test: 'src/features/coins/rules',
  },
  {
    id: 'coins-price-is-ours',
    file: 'src/features/coins/server/buy.ts',
    search: 'const amount = worthOf(input.coins * input.quantity)',
    replace: 'const amount = input.expected_amount + 0 * worthOf(input.coins)',
    test: 'src/features/coins/server',
  },
  {
    id: 'coins-given-once',
    file: 'src/features/coins/server/conclude.ts',
    search: "  if (row.payment_id === payment.id) return\n  if (row.status !== 'pending_payment') return giveBackLate(context, payment)\n",
    replace: '',
    test: 'src/features/coins/server',
  },
  {
    id: 'coins-refund-only-unspent',
    file: 'src/features/coins/server/left.ts',
    search: 'Math.max(0, Math.min(left.get(id) ?? 0, free))',
    replace: 'Math.max(0, Math.max(left.get(id) ?? 0, free))',
    test: 'src/features/coins/server',
  },
  {
    id: 'coins-refund-two-weeks',
    file: 'src/features/coins/server/refund.ts',
    search: "    if (now >= refundableUntil(row.completed_at!)) return refuse('coins.refund_over')\n",
    replace: '',
    test: 'src/features/coins/server',
  },
  {
    id: 'coins-purchase-is-own',
    file: 'src/features/coins/server/refund.ts',
    search: "if (row?.member_id !== viewer.id) return refuse('coins.not_found')",
    replace: "if (!row) return refuse('coins.not_found')",
    test: 'src/features/coins/server',
  },
]
