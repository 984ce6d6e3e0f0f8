import type { Mutant } from './mutant.ts'

export const thingMutants: readonly Mutant[] = [
  {
    id: 'stock-locked',
    file: 'src/features/products/server/for-sale.ts',
    search: "  await lock(tx, 'products', ids)\n",
    replace: '',
    test: 'src/features/orders/server/races src/features/products',
  },
  {
    id: 'limit-under-lock',
    file: 'src/features/products/server/market.ts',
    search: "  await lock(tx, 'members', [viewer.id])\n",
    replace: '',
    test: 'src/features/products',
  },
  {
    id: 'one-unit-one-promise',
    file: 'src/features/stamp-items/server/queries-units.ts',
    search: 'and ${sql.ref(unit)} - ${committed} >= ${quantity} returning id',
    replace: 'returning id',
    test: 'src/features/products src/features/stamp-items',
  },
  {
    id: 'own-pictures',
    file: 'src/features/media/server/uses.ts',
    search: 'return (await countOwn(tx, member_id, ids)) === asked.size',
    replace: 'return (await countOwn(tx, member_id, ids)) >= 0',
    test: 'src/features/stamp-items src/features/media',
  },
  {
    id: 'picture-signed',
    file: 'src/server/files/files.ts',
    search: 'return given.length === ours.length && timingSafeEqual(given, ours)',
    replace: 'return given.length > 0 || timingSafeEqual(given, ours)',
    test: 'src/features/media',
  },
  {
    id: 'item-reach',
    file: 'src/features/stamp-items/server/queries.ts',
    search: 'stamp_items.status = any(${[...shownStatuses]}::text[]) and may_see',
    replace: '${[...shownStatuses]}::text[] is not null and may_see',
    test: 'src/features/stamp-items',
  },
  {
    id: 'own-address',
    file: 'src/features/places/server/queries.ts',
    search: ".where('member_id', '=', member_id).where('deleted_at', 'is', null)",
    replace: ".where('deleted_at', 'is', null)",
    test: 'src/features/places src/test/matrix',
  },
]
