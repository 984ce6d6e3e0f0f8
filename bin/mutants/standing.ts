import type { Mutant } from './mutant.ts'

export const standingMutants: readonly Mutant[] = [
  {
    id: 'stands-by-its-mark',
    file: 'src/server/run/standing.ts',
    search: 'if ((await kept.ask()) === kept.mark) return kept.outcome',
    replace: 'return kept.outcome',
    test: 'src/server/run/standing src/features/products/server/again',
  },
  {
    id: 'stands-for-one-viewer',
    file: 'src/server/run/rooms.ts',
    search: 'JSON.stringify([op.http, asker.viewer.id, asker.locale, input])',
    replace: 'JSON.stringify([op.http, asker.locale, input])',
    test: 'src/features/products/server/again',
  },
  {
    id: 'stands-in-one-language',
    file: 'src/server/run/rooms.ts',
    search: 'JSON.stringify([op.http, asker.viewer.id, asker.locale, input])',
    replace: 'JSON.stringify([op.http, asker.viewer.id, input])',
    test: 'src/features/products/server/again',
  },
  {
    id: 'mark-of-the-item',
    file: 'src/features/products/server/queries-whole.ts',
    search: "(select concat_ws(':', i.xmin, e.xmin) from stamp_items i",
    replace: '(select e.xmin::text from stamp_items i',
    test: 'src/features/products/server/again',
  },
  {
    id: 'mark-of-the-entry',
    file: 'src/features/products/server/queries-whole.ts',
    search: "(select concat_ws(':', i.xmin, e.xmin) from stamp_items i",
    replace: '(select i.xmin::text from stamp_items i',
    test: 'src/features/products/server/again',
  },
  {
    id: 'mark-of-the-store',
    file: 'src/features/products/server/queries-whole.ts',
    search: '\n  (select xmin from stores where stores.id = products.store_id),',
    replace: '',
    test: 'src/features/products/server/again',
  },
  {
    id: 'mark-of-sending',
    file: 'src/features/products/server/queries-whole.ts',
    search: 'array(select xmin from shipping_rates where member_id = products.member_id and deleted_at is null)',
    replace: "''",
    test: 'src/features/products/server/again',
  },
]
