import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/store-inventory/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'stock-is-ones-own',
    file: 'src/features/store-inventory/server/queries.ts',
    search: "    .where('member_id', '=', member_id)\n",
    replace: '',
    test,
  },
  {
    id: 'stock-search-signs-mean-themselves',
    file: 'src/server/db/like.ts',
    search: "words.replace(/[\\\\%_]/g, '\\\\$&')",
    replace: 'words',
    test,
  },
  {
    id: 'store-proposes-its-own',
    file: 'src/features/store-inventory/server/catalogue/queries.ts',
    search: 'where p.id = ${product_id} and p.member_id = ${member_id}`',
    replace: 'where p.id = ${product_id}`',
    test,
  },
  {
    id: 'store-proposes-once',
    file: 'src/features/store-inventory/server/catalogue/propose.ts',
    search: "  if (standing.is_proposed) return refuse('store.is_proposed')\n",
    replace: '',
    test,
  },
]
