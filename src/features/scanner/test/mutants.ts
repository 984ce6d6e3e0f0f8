import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/scanner/server/scanner.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'scan-limit-under-lock',
    file: 'src/features/scanner/server/scan.ts',
    search: "  await lock(tx, 'members', [viewer.id])\n",
    replace: '',
    test,
  },
  {
    id: 'scan-counts-once',
    file: 'src/features/scanner/server/scan.ts',
    search: 'if (await isCounted(tx, viewer.id, page_id)) return',
    replace: "if (page_id === '') return",
    test,
  },
  {
    id: 'scan-own-item',
    file: 'src/features/scanner/server/measurements.ts',
    search: 'if (!(await findOwnItem(tx, id, viewer.id)))',
    replace: 'if (viewer.id === undefined)',
    test,
  },
  { id: 'scan-scale-known', file: 'src/features/scanner/rules.ts', search: "scale === 'unknown' &&", replace: "scale === '' &&", test },
]
