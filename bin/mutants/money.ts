import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'coins-have-no-cents',
    file: 'src/kernel/written/money-text.ts',
    search: 'currency === COIN ? 0 : ',
    replace: '',
    test: 'src/kernel/written/money-text',
  },
]
