import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const tested = { test: 'src/features/wishlists/server' } as const

export const mutants: readonly Mutant[] = [
  {
    id: 'wish-grade-known',
    file: 'src/features/wishlists/server/wishlists.ts',
    search: "  if (least_grade && !(await gradesFor(tx, least_grade))) return refuse('wish.grade')\n",
    replace: '',
    test: 'src/features/baskets/server/baskets.test',
  },
  {
    id: 'condition-floor-order',
    file: 'src/features/wishlists/rules.ts',
    search: 'conditionFloors.indexOf(floor) + 1',
    replace: 'conditionFloors.length',
    test: 'src/features/wishlists/rules.test',
  },
  {
    id: 'wish-kinds',
    file: 'src/features/wishlists/server/kinds.ts',
    search: ".filter(({ uses }) => uses.includes('wish'))",
    replace: '',
    ...tested,
  },
  {
    id: 'wish-there',
    file: 'src/features/wishlists/server/wishlists.ts',
    search: "    if (!(await isThere(tx, viewer.id, kind, wishable_id))) return refuse('wish.not_found')\n",
    replace: '',
    ...tested,
  },
  {
    id: 'wishlist-hidden',
    file: 'src/features/wishlists/server/queries.ts',
    search: "\n    .where(sql<SqlBool>`shows_part(${viewer}::uuid, m.id, 'wishlist')`)",
    replace: '',
    ...tested,
  },
  {
    id: 'wish-price-is-private',
    file: 'src/features/wishlists/server/view.ts',
    search: 'member_id === viewer ?',
    replace: 'member_id === viewer || viewer ?',
    ...tested,
  },
  {
    id: 'matches-private',
    file: 'src/features/wishlists/server/queries-matches.ts',
    search: ' and i.status = any(${had}::text[])',
    replace: ' and ${had}::text[] is not null',
    ...tested,
  },
  {
    id: 'matches-for-trade',
    file: 'src/features/wishlists/server/queries-matches.ts',
    search: 'for_trade ? SWAPPED : OFFERED',
    replace: 'for_trade ? OFFERED : OFFERED',
    ...tested,
  },
  {
    id: 'matches-blocked',
    file: 'src/features/wishlists/server/queries-matches.ts',
    search: 'and ${visibleTo(viewer)} and',
    replace: 'and ${visibleTo(null)} and',
    ...tested,
  },
]
