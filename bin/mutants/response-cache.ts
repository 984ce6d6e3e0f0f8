import type { Mutant } from './mutant.ts'

export const standingMutants: readonly Mutant[] = [
  {
    id: 'stands-by-its-mark',
    file: 'src/server/operations/response-cache.ts',
    search: 'if ((await kept.ask()) === kept.mark) return kept.outcome',
    replace: 'return kept.outcome',
    test: 'src/server/operations/response-cache src/features/products/server/show/again',
  },
  {
    id: 'stands-for-one-viewer',
    file: 'src/server/operations/run-handlers.ts',
    search: 'JSON.stringify([op.http, requester.viewer.id, requester.locale, input])',
    replace: 'JSON.stringify([op.http, requester.locale, input])',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'stands-in-one-language',
    file: 'src/server/operations/run-handlers.ts',
    search: 'JSON.stringify([op.http, requester.viewer.id, requester.locale, input])',
    replace: 'JSON.stringify([op.http, requester.viewer.id, input])',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'mark-of-the-item',
    file: 'src/features/products/server/show/queries-whole.ts',
    search: "(select concat_ws(':', i.xmin, e.xmin) from stamp_items i",
    replace: '(select e.xmin::text from stamp_items i',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'mark-of-the-entry',
    file: 'src/features/products/server/show/queries-whole.ts',
    search: "(select concat_ws(':', i.xmin, e.xmin) from stamp_items i",
    replace: '(select i.xmin::text from stamp_items i',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'mark-of-the-store',
    file: 'src/features/products/server/show/queries-whole.ts',
    search: '\n  (select xmin from stores where stores.id = products.store_id),',
    replace: '',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'mark-of-sending',
    file: 'src/features/products/server/show/queries-whole.ts',
    search: 'array(select xmin from shipping_rates where member_id = products.member_id and deleted_at is null)',
    replace: "''",
    test: 'src/features/products/server/show/again',
  },
]
