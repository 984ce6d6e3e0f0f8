import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'notices-declared-once',
    file: 'src/server/slices/collected.ts',
    search: '  if (known.size < all.length) throw',
    replace: '  if (known.size > all.length) throw',
    test: 'src/server/slices/collected',
  },
]
