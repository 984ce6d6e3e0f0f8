import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'coins-have-no-cents',
    file: 'src/kernel/written/money-text.ts',
    search: 'new Map([[COIN as string, 0]])',
    replace: 'new Map<string, number>()',
    test: 'src/kernel/written/money-text',
  },
]
