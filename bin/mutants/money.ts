import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'coins-have-no-cents',
    file: 'src/kernel/written/money-text.ts',
    search: '[[COIN as string, 0]]',
    replace: '',
    test: 'src/kernel/written/money-text',
  },
]
