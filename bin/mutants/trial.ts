import type { Mutant } from './mutant.ts'

/** What a trial of the product found broken, where no other entry removes its mend. */
export const mutants: readonly Mutant[] = [
  {
    id: 'late-picture-is-busy',
    file: 'src/server/images/process.ts',
    search: "refused: 'media.busy', facts: { reason }",
    replace: "refused: 'media.unreadable', facts: { reason }",
    test: 'src/server/images/pool.test',
  },
  {
    id: 'one-wrong-letter-finds',
    file: 'src/server/spelling/spelling.ts',
    search: '(length <= 5 ? 1 : 2)',
    replace: '(length <= 5 ? 0 : 1)',
    test: 'src/server/spelling/spelling.test',
  },
  {
    id: 'best-match-with-words',
    file: 'src/features/products/web/for-sale/for-sale-address.ts',
    search: "sorts.filter((one) => one !== 'best')",
    replace: 'sorts',
    test: 'src/features/products/web/for-sale/for-sale-address',
  },
  {
    id: 'names-that-begin-so-first',
    file: 'src/features/listings/server/suggest/suggested.ts',
    search: 'ids.length ? await cardsAmong(db, look, ids) : []',
    replace: '[]',
    test: 'src/features/search/server/suggest.test',
  },
  {
    id: 'a-price-is-more-than-nothing',
    file: 'src/web/ui/money/money-flaw.ts',
    search: "above && amount === 0 ? 'nothing' : undefined",
    replace: 'undefined',
    test: 'src/web/ui/money/money-flaw',
  },
  {
    id: 'initials-are-letters',
    file: 'src/web/ui/cards/Avatar.tsx',
    search: '/\\p{L}/u.exec(word)?.[0]',
    replace: 'word[0]',
    test: 'src/web/ui/cards/initials',
  },
  {
    id: 'unpaid-is-no-order-of-the-buyer',
    file: 'src/features/orders/server/queries-list.ts',
    search: "when: sql`(o.status <> 'cancelled' or o.paid_at is not null)`",
    replace: 'when: sql`true`',
    test: 'src/features/orders/server/list.test',
  },
  {
    id: 'official-names-are-kept',
    file: 'src/kernel/people/reserved-names.ts',
    search: 'reserved.has(looksLike(username))',
    replace: 'reserved.has(username)',
    test: 'src/kernel/people/reserved-names',
  },
  {
    id: 'names-without-turning-signs',
    file: 'src/kernel/plain-text.ts',
    search: '\\u202a-\\u202e\\u2066-\\u2069]/u',
    replace: ']/u',
    test: 'src/features/accounts/server/names.test',
  },
  {
    id: 'roles-are-not-sold',
    file: 'src/server/operations/dispatcher.ts',
    search: ": 'permission.role'",
    replace: ": 'permission.missing'",
    test: 'src/features/dashboard/server/dashboard.test',
  },
  {
    id: 'business-store-needs-its-plan',
    file: 'src/features/stores/rules.ts',
    search: "before !== 'business' && !may_business ?",
    replace: 'false ?',
    test: 'src/features/stores/server/stores.test',
  },
  {
    id: 'somebody-is-suggested',
    file: 'src/features/network/server/suggestions.ts',
    search: 'room > 0 ?',
    replace: 'room < 0 ?',
    test: 'src/features/network/server/suggestions',
  },
]
