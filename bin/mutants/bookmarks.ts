import type { Mutant } from './mutant.ts'

const test = 'src/features/bookmarks'
const file = (name: string) => `src/features/bookmarks/server/${name}.ts`
const subjects = 'src/test/contract/subjects'

export const bookmarkMutants: readonly Mutant[] = [
  { id: 'bookmark-kinds', file: file('kinds'), search: ".filter(({ uses }) => uses.includes('bookmark'))", replace: '', test },
  {
    id: 'bookmark-blocked',
    file: file('queries'),
    search: "and ${reach(viewer, sql.ref('b.book_markable_id'))}`",
    replace: '`',
    test,
  },
  {
    id: 'bookmark-there',
    file: file('queries'),
    search: " where ${reach(viewer, sql.ref('asked.id'))}`",
    replace: '`',
    test,
  },
  {
    id: 'bookmarks-hidden-stay',
    file: file('queries'),
    search: "and ${reach(member_id, sql.ref('b.book_markable_id'))} and not b.",
    replace: 'and not b.',
    test,
  },
  {
    id: 'member-card-reach',
    file: 'src/features/profiles/server/queries-subject.ts',
    search: "\n    .where(selfOrVisibleTo(viewer, 'members'))",
    replace: '',
    test: subjects,
  },
  {
    id: 'store-card-reach',
    file: 'src/features/stores/server/queries-subject.ts',
    search: " and ${ownerVisibleTo(viewer, 'stores.member_id')})`",
    replace: ')`',
    test: subjects,
  },
  {
    id: 'product-card-reach',
    file: 'src/features/products/server/queries-subject.ts',
    search: '.where(seenBy(viewer)).execute()',
    replace: '.execute()',
    test: subjects,
  },
  {
    id: 'item-card-reach',
    file: 'src/features/stamp-items/server/queries-subject.ts',
    search: ' or ${shownTo(viewer)})`',
    replace: ' or true)`',
    test: subjects,
  },
  {
    id: 'order-card-reach',
    file: 'src/features/orders/server/queries-subject.ts',
    search: '.where(seenBy(viewer))',
    replace: '',
    test: subjects,
  },
]
