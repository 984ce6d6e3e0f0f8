import type { Mutant } from './mutant.ts'

export const thingMutants: readonly Mutant[] = [
  {
    id: 'found-not-of-the-suspended',
    file: 'src/features/products/server/queries-found.ts',
    search: 'sql<SqlBool>`not exists (select from members m where m.id = c.member_id and m.is_away)`',
    replace: 'sql<SqlBool>`true`',
    test: 'src/test/found.test',
  },
  {
    id: 'card-words-are-no-markup',
    file: 'src/server/images/card.ts',
    search: 'words.replace(/[&<>"\']/g, (sign) => `&#${sign.charCodeAt(0)};`)',
    replace: 'words',
    test: 'src/test/found.test',
  },
  {
    id: 'svg-only-from-our-hand',
    file: 'src/server/images/worker.ts',
    search: "'VipsForeignLoadSvgBuffer'",
    replace: "'VipsForeignLoadSvg'",
    test: 'src/server/images/hostile',
  },
  {
    id: 'rows-locked',
    file: 'src/server/run/locks.ts',
    search: 'order by id for no key update`',
    replace: 'order by id`',
    test: 'src/features/products src/features/orders/server/races',
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
  {
    id: 'similar-reach',
    file: 'src/features/products/server/queries-similar.ts',
    search: ' and may_see(${viewer}::uuid, c.member_id)',
    replace: '',
    test: 'src/features/products/server/similar.test.ts',
  },
]
