import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/store-sales/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'sales-are-ones-own',
    file: 'src/features/store-sales/server/queries.ts',
    search: 'sql`seller_id = ${seller_id} and currency',
    replace: 'sql`currency',
    test,
  },
  {
    id: 'statement-is-ones-own',
    file: 'src/features/store-sales/server/queries.ts',
    search: 'where o.seller_id = ${seller_id} and o.paid_at >=',
    replace: 'where o.paid_at >=',
    test,
  },
]
