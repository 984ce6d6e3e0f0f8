import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'one-gateway-for-all-payments',
    file: 'src/features/payments/server/keep-gateway.ts',
    search: 'known.every((part) => kept[part] === now[part])',
    replace: 'known',
    test: 'src/features/payments/server/keep-gateway',
  },
  {
    id: 'payment-monotone',
    file: 'src/features/payments/rules.ts',
    search: "from !== 'captured' && (!rests(from) || to === 'captured')",
    replace: 'true',
    test: 'src/features/payments',
  },
  {
    id: 'payment-is-ours',
    file: 'src/features/payments/rules.ts',
    search: 'amount === ours.amount && currency === ours.currency',
    replace: 'Boolean(ours && amount && currency)',
    test: 'src/features/payments',
  },
  {
    id: 'webhook-signed',
    file: 'src/features/payments/server/webhook.ts',
    search: "if (!event) return refuse('webhook.signature')",
    replace: 'if (!event) return { received: true as const }',
    test: 'src/features/payments',
  },
  {
    id: 'webhook-old',
    file: 'src/features/payments/server/webhook.ts',
    search: 'const OLDEST_SECONDS = 300',
    replace: 'const OLDEST_SECONDS = 300_000_000',
    test: 'src/features/payments',
  },
  {
    id: 'called-back-never-confirmed',
    file: 'src/features/payments/server/gateway.ts',
    search: '  if (row.void_asked_at && !rests(row.status)) return voidAtGateway(tools, db, payment_id)\n',
    replace: '',
    test: 'src/features/orders/server/gateway-away',
  },
  {
    id: 'refund-has-a-key',
    file: 'src/features/payments/server/refunds/refund.sweeper.ts',
    search: '{ idempotencyKey: key })',
    replace: '{ idempotencyKey: `${key}${performance.now()}` })',
    test: 'src/features/orders/server/gateway-away',
  },
  {
    id: 'letter-once',
    file: 'src/features/payments/server/queries.ts',
    search: 'exists (select from heard)',
    replace: 'true',
    test: 'src/features/payments/server/webhook.test.ts',
  },
  {
    id: 'gateway-asked-once',
    file: 'src/features/payments/server/gateway.ts',
    search: '    { idempotencyKey: id },\n',
    replace: '',
    test: 'src/features/payments',
  },
  {
    id: 'refund-answered-once',
    file: 'src/features/payments/server/refunds/refund.sweeper.ts',
    search: "  if (row.status !== 'open') return\n",
    replace: '',
    test: 'src/features/orders/server/refund',
  },
]
