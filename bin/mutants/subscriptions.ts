import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'role-is-not-for-sale',
    file: 'src/server/operations/dispatcher.ts',
    search: '  isForSale(permissions, permission) ?',
    replace: '  permissions ?',
    test: 'src/features/dashboard/server/dashboard.test.ts',
  },
]
