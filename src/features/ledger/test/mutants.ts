import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
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
]
