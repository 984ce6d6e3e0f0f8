import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'statement-own-part',
    file: 'src/features/orders/server/payment/queries-causes.ts',
    search: "refs.ref_type = 'order_group' and o.seller_id = ${viewer}",
    replace: "refs.ref_type = 'order_group'",
    test: 'src/features/orders/server/refund/refund.test.ts',
  },
  {
    id: 'coins-are-no-money',
    file: 'src/features/ledger/rules.ts',
    search: "if (unit !== 'either' && (unit === 'coins') !== (currency === COIN)) throw",
    replace: "if (unit === 'either' && currency === '') throw",
    test: 'src/features/ledger/rules',
  },
  {
    id: 'currencies-are-summed-apart',
    file: 'src/features/ledger/rules.ts',
    search: 'sums.set(account.currency, whole((sums.get(account.currency) ?? 0) + net))',
    replace: "sums.set('', whole((sums.get('') ?? 0) + net))",
    test: 'src/features/ledger/rules',
  },
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
    id: 'paid-out-once',
    file: 'src/features/ledger/server/queries-payouts.ts',
    search: "    .where('settled_at', 'is', null)\n    .returning",
    replace: '    .returning',
    test: 'src/features/privacy/server/erase/wallet.test.ts',
  },
  {
    id: 'lack-becomes-debt',
    file: 'src/features/ledger/rules.ts',
    search: 'const there = Math.min(Math.max(available, 0), amount)',
    replace: 'const there = available < 0 ? 0 : amount',
    test: 'src/features/orders/server/refund/refund.test',
  },
  {
    id: 'debt-is-repaid-first',
    file: 'src/features/ledger/rules.ts',
    search: 'const repaid = Math.min(debt, amount)',
    replace: 'const repaid = Math.min(debt, amount) * 0',
    test: 'src/features/orders/server/refund/refund.test',
  },
  {
    id: 'coin-debt-first',
    file: 'src/features/ledger/server/coins.ts',
    search: 'Math.min(coins, await owedIn(books.tx, ids.get(keyOf(debt))!))',
    replace: 'Math.min(0, await owedIn(books.tx, ids.get(keyOf(debt))!))',
    test: 'src/features/ledger',
  },
  {
    id: 'money-that-comes-is-told',
    file: 'src/features/ledger/server/rewards.ts',
    search: '  else books.emit(moneyDeposited, { ...told, amount, currency, code })\n',
    replace: '',
    test: 'src/features/bounties/server/bounties.test',
  },
]
