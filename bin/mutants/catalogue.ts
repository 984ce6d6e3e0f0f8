import type { Mutant } from './mutant.ts'

export const catalogueMutants: readonly Mutant[] = [
  {
    id: 'entry-is-there',
    file: 'src/features/stamp-items/server/check.ts',
    search: '!(await entryNames(tx, [given.catalogue_entry_id])).length',
    replace: '(await entryNames(tx, [given.catalogue_entry_id])).length > 1',
    test: 'src/features/catalogue',
  },
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
]
