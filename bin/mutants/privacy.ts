import type { Mutant } from './mutant.ts'

const file = (name: string) => `src/features/privacy/server/${name}.ts`
const exported = file('export.test')
const erased = file('erase.test')

export const privacyMutants: readonly Mutant[] = [
  {
    id: 'money-left-is-decided',
    file: file('wallet'),
    search: "  if (!wallet) return refuse('privacy.wallet_left')\n",
    replace: '  if (!wallet) return null\n',
    test: file('wallet.test'),
  },
  {
    id: 'money-left-is-owed',
    file: file('erase.sweeper'),
    search: 'await emptyWallet(context, row, choice, available)',
    replace: 'undefined',
    test: file('wallet.test'),
  },
  {
    id: 'no-more-is-given-up-than-told',
    file: 'src/features/privacy/rules.ts',
    search: 'available.every(({ currency, amount }) => amount <= toldOf(choice, currency))',
    replace: 'available.length > 0',
    test: file('wallet.test'),
  },
  {
    id: 'paid-out-once',
    file: 'src/features/ledger/server/queries-payouts.ts',
    search: "    .where('settled_at', 'is', null)\n    .returning",
    replace: '    .returning',
    test: file('wallet.test'),
  },
  {
    id: 'former-in-the-readers-words',
    file: 'src/server/operations/dispatcher.ts',
    search: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME)) return outcome\n',
    replace: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME) || locale) return outcome\n',
    test: 'src/features/privacy/server/erase.test',
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
    file: file('queries-export'),
    search: "told(table, name).tag !== 'secret' && ",
    replace: '',
    test: exported,
  },
  {
    id: 'archive-of-one-side',
    file: file('queries-export'),
    search: 'const mine = theirs(table, name, who)',
    replace: 'const mine = undefined as ReturnType<typeof theirs>',
    test: exported,
  },
  { id: 'erase-looks-again', file: file('erase.sweeper'), search: 'if (!open.length) {', replace: 'if (open) {', test: erased },
  {
    id: 'erase-customers-too',
    file: file('steps'),
    search: 'of await customersOf(db, member_id, provider))',
    replace: 'of (await customersOf(db, member_id, provider)).slice(9))',
    test: erased,
  },
  { id: 'erase-names-too', file: file('steps'), search: 'withNames(table).map(', replace: 'withNames(table).slice(9).map(', test: erased },
  { id: 'erase-files-too', file: file('queries-erase'), search: 'rows.map(({ key }) => key)', replace: '[]', test: erased },
  {
    id: 'erase-asks-for-the-name',
    file: file('erase'),
    search: 'if (!isOwnName(input.username, person.username))',
    replace: 'if (false)',
    test: erased,
  },
]
