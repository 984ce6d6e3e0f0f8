import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'available-without-reserved',
    file: 'src/features/listings/server/find/queries-find.ts',
    search: "  if (filter.available) found = found.where('quantity', '>', 0)\n",
    replace: '',
    test: 'src/features/products/server/stock/stock.test',
  },
  {
    id: 'windows-reach',
    file: 'src/features/listings/server/pieces/queries-pieces.ts',
    search: "ownerVisibleTo(viewer, 'c.member_id')",
    replace: "ownerVisibleTo(null, 'c.member_id')",
    test: 'src/features/listings/server/pieces',
  },
  {
    id: 'similar-reach',
    file: 'src/features/listings/server/similar/queries-similar.ts',
    search: 'visibleTo(viewer)',
    replace: 'visibleTo(null)',
    test: 'src/features/listings/server/similar/similar.test.ts',
  },
  {
    id: 'drops-alone',
    file: 'src/features/listings/server/counts/counts.ts',
    search: 'JSON.stringify([kind, sorted(filter), blocked, blocked.length || filter.my_stuff ? viewer : null])',
    replace: 'JSON.stringify([kind, sorted(filter)])',
    test: 'src/features/listings/server/counts/relaxations',
  },
  {
    id: 'specialities-reach',
    file: 'src/features/listings/server/pieces/queries-specialities.ts',
    search: "ownerVisibleTo(viewer, 'c.member_id')",
    replace: "ownerVisibleTo(null, 'c.member_id')",
    test: 'src/features/stores/server/record',
  },
  {
    id: 'shelves-of-full-stores',
    file: 'src/features/listings/server/pieces/specialities.ts',
    search: 'rows[0].stock >= 2 * shelves.size * ON_A_SHELF',
    replace: 'rows[0].stock >= ON_A_SHELF',
    test: 'src/features/stores/server/record',
  },
  {
    id: 'shelves-without-repeats',
    file: 'src/features/listings/server/pieces/specialities.ts',
    search: ' || repeated > ON_A_SHELF / 2',
    replace: '',
    test: 'src/features/stores/server/record',
  },
]
