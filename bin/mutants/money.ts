import type { Mutant } from './mutant.ts'

const orders = 'src/features/orders/server'

export const moneyMutants: readonly Mutant[] = [
  {
    id: 'books-once',
    file: 'src/features/ledger/server/post.ts',
    search: 'if (!(await book(tx, booking, moved))) return false',
    replace: 'if (!(await book(tx, booking, moved))) throw new Error()',
    test: 'src/features/ledger',
  },
  {
    id: 'ledger-locks',
    file: 'src/features/ledger/server/queries.ts',
    search: "return lockRows(tx, 'ledger_accounts', rows.$narrowType<AccountName>())",
    replace: 'return rows.$narrowType<AccountName>().execute()',
    test: 'src/features/ledger',
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
    id: 'price-read-again',
    file: `${orders}/checkout.ts`,
    search: 'return total === expected_total && total > 0 ? undefined',
    replace: 'return total ? undefined',
    test: orders,
  },
  {
    id: 'own-item',
    file: `${orders}/checkout.ts`,
    search: "if (found.some(({ problem }) => problem === 'own')) return refuse('order.own_item')",
    replace: '',
    test: orders,
  },
  { id: 'fulfil-once', file: `${orders}/fulfil.ts`, search: "if (group.status === 'paid') return purchase\n", replace: '', test: orders },
  { id: 'reservation-ends', file: `${orders}/conclude.ts`, search: '  await releaseStock(deed, group.id)\n', replace: '', test: orders },
  {
    id: 'void-before-cancel',
    file: `${orders}/cancel-group.ts`,
    search: 'word: await voidOutside(tools, db, payment.id)',
    replace: "word: { ...(await voidOutside(tools, db, payment.id)), status: 'voided' as const }",
    test: orders,
  },
  {
    id: 'order-reach',
    file: `${orders}/queries.ts`,
    search: 'and paid_at is not null)`',
    replace: ')`',
    test: orders,
  },
  {
    id: 'only-the-buyer-confirms',
    file: `${orders}/confirm.ts`,
    search: 'if (!order || order.buyer_id !== viewer.id)',
    replace: 'if (!order)',
    test: `${orders} src/test/machines`,
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
    file: 'src/features/payments/server/outside.ts',
    search: '    { idempotencyKey: id },\n',
    replace: '',
    test: 'src/features/payments',
  },
]
