import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'signs-are-no-words',
    file: 'src/features/catalogue/server/queries.ts',
    search: '`words @@ ${query}::tsquery` : sql<SqlBool>`false`',
    replace: '`words @@ ${query}::tsquery` : sql<SqlBool>`true`',
    test: 'src/features/catalogue',
  },
  {
    id: 'number-of-its-system',
    file: 'src/features/catalogue/server/queries.ts',
    search: 'sql`n.type = ${type} and`',
    replace: 'sql`${type}::text is not null and`',
    test: 'src/features/catalogue',
  },
  {
    id: 'entry-counts-what-is-shown',
    file: 'src/features/stamp-items/server/queries-entry-counts.ts',
    search: '(i.is_shown and ',
    replace: '(true and ',
    test: 'src/features/catalogue/server/hub.test',
  },
  {
    id: 'entry-counts-visible-collections',
    file: 'src/features/stamp-items/server/queries-entry-counts.ts',
    search: " and shows_part(${viewer}::uuid, i.member_id, 'collection')",
    replace: '',
    test: 'src/features/catalogue/server/hub.test',
  },
  {
    id: 'entry-counts-visible-wishlists',
    file: 'src/features/wishlists/server/queries-entry-count.ts',
    search: " and shows_part(${viewer}::uuid, w.member_id, 'wishlist')",
    replace: '',
    test: 'src/features/catalogue/server/hub.test',
  },
]
