import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'own-pictures',
    file: 'src/features/media/server/uses.ts',
    search: 'return (await countOwn(tx, member_id, ids)) === asked.size',
    replace: 'return (await countOwn(tx, member_id, ids)) >= 0',
    test: 'src/features/stamp-items src/features/media',
  },
  {
    id: 'private-card-pictures',
    file: 'src/features/media/server/view.ts',
    search: 'const signatures = published_at === null ?',
    replace: 'const signatures = published_at !== null ?',
    test: 'src/features/media/card-picture.test.ts',
  },
]
