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
]
