import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'bookmark-kinds',
    file: 'src/features/bookmarks/server/kinds.ts',
    search: ".filter(({ uses }) => uses.includes('bookmark'))",
    replace: '',
    test: 'src/features/bookmarks',
  },
  {
    id: 'bookmark-blocked',
    file: 'src/features/bookmarks/server/queries.ts',
    search: "and ${reach(viewer, sql.ref('b.book_markable_id'))}`",
    replace: '`',
    test: 'src/features/bookmarks',
  },
  {
    id: 'bookmark-there',
    file: 'src/features/bookmarks/server/queries.ts',
    search: " where ${reach(viewer, sql.ref('asked.id'))}`",
    replace: '`',
    test: 'src/features/bookmarks',
  },
  {
    id: 'bookmarks-hidden-stay',
    file: 'src/features/bookmarks/server/queries.ts',
    search: "and ${reach(member_id, sql.ref('b.book_markable_id'))} and not b.",
    replace: 'and not b.',
    test: 'src/features/bookmarks',
  },
]
