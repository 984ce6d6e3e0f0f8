import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'new-account-keeps-no-places',
    file: 'src/features/places/server/queries.ts',
    search: "    .where('created_at', '<=', (eb) =>",
    replace: "    .where('created_at', '>', (eb) =>",
    test: 'src/test/security/attacks-accounts',
  },
  {
    id: 'own-address',
    file: 'src/features/places/server/queries.ts',
    search: ".where('member_id', '=', member_id).where('deleted_at', 'is', null)",
    replace: ".where('deleted_at', 'is', null)",
    test: 'src/features/places src/test/contract/matrix',
  },
]
