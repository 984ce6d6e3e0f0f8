import type { Mutant } from './mutant.ts'

const file = (name: string) => `src/features/privacy/server/${name}.ts`
const exported = file('export.test')
const erased = file('erase/erase.test')

export const privacyMutants: readonly Mutant[] = [
  {
    id: 'money-left-is-decided',
    file: file('erase/wallet'),
    search: "  if (!wallet) return refuse('privacy.wallet_left')\n",
    replace: '  if (!wallet) return null\n',
    test: file('erase/wallet.test'),
  },
  {
    id: 'money-left-is-owed',
    file: file('erase/erase.sweeper'),
    search: 'await emptyWallet(context, row, choice, available)',
    replace: 'undefined',
    test: file('erase/wallet.test'),
  },
  {
    id: 'no-more-is-given-up-than-told',
    file: 'src/features/privacy/rules.ts',
    search: 'available.every(({ currency, amount }) => amount <= toldOf(choice, currency))',
    replace: 'available.length > 0',
    test: file('erase/wallet.test'),
  },
  {
    id: 'paid-out-once',
    file: 'src/features/ledger/server/queries-payouts.ts',
    search: "    .where('settled_at', 'is', null)\n    .returning",
    replace: '    .returning',
    test: file('erase/wallet.test'),
  },
  {
    id: 'former-in-the-readers-words',
    file: 'src/server/operations/dispatcher.ts',
    search: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME)) return outcome\n',
    replace: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME) || locale) return outcome\n',
    test: 'src/features/privacy/server/erase/erase.test',
  },
  {
    id: 'archive-of-its-member',
    file: file('queries'),
    search: "    .where('member_id', '=', member_id)\n    .where('token_hash', '=', token_hash)",
    replace: "    .where('token_hash', '=', token_hash)",
    test: exported,
  },
  { id: 'archive-link-ends', file: file('queries'), search: "    .where('token_until', '>', NOW)\n", replace: '', test: exported },
  {
    id: 'archive-without-secrets',
    file: file('export/queries-export'),
    search: "told(catalogue, table, name).tag !== 'secret' && ",
    replace: '',
    test: exported,
  },
  {
    id: 'archive-of-one-side',
    file: file('export/queries-export'),
    search: 'const mine = theirs(catalogue, table, name, who)',
    replace: 'const mine = undefined as ReturnType<typeof theirs>',
    test: exported,
  },
  { id: 'erase-looks-again', file: file('erase/erase.sweeper'), search: 'if (!open.length) {', replace: 'if (open) {', test: erased },
  {
    id: 'erase-customers-too',
    file: file('erase/steps'),
    search: 'of await customersOf(db, member_id, provider))',
    replace: 'of (await customersOf(db, member_id, provider)).slice(9))',
    test: erased,
  },
  {
    id: 'erase-names-too',
    file: file('erase/steps'),
    search: 'withNames(catalogue, table).map(',
    replace: 'withNames(catalogue, table).slice(9).map(',
    test: erased,
  },
  { id: 'erase-files-too', file: file('erase/queries-erase'), search: 'rows.map(({ key }) => key)', replace: '[]', test: erased },
  {
    id: 'erase-asks-for-the-name',
    file: file('erase/erase'),
    search: 'if (!isOwnName(input.username, person.username))',
    replace: 'if (false)',
    test: erased,
  },
]
