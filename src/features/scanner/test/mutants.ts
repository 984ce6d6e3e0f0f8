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
  {
    id: 'scan-back-of-one-piece',
    file: 'src/features/scanner/core/pairs/pair.ts',
    search: 'if (found[at] !== null || taken.has(of)) continue',
    replace: 'if (found[at] !== null) continue',
    test: 'src/features/scanner/test/core/pair.test',
  },
  {
    id: 'scan-back-mirrored',
    file: 'src/features/scanner/core/pairs/pair.ts',
    search: "turning === 'sideways' ? width - rect.x : rect.x",
    replace: 'rect.x',
    test: 'src/features/scanner/test/core/pair.test',
  },
  {
    id: 'scan-back-of-its-size',
    file: 'src/features/scanner/core/pairs/pair.ts',
    search: 'if (gap < NEAR && isAlike(rect, other))',
    replace: 'if (gap < 9)',
    test: 'src/features/scanner/test/core/pair.test',
  },
  {
    id: 'scan-tiff-claims',
    file: 'src/features/scanner/core/files/tiff-page.ts',
    search: "  if (width * height > MOST_PIXELS) throw new NotReadable('too_large')\n",
    replace: '',
    test: 'src/features/scanner/test/core/tiff.test',
  },
]
