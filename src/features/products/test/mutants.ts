import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'product-card-reach',
    file: 'src/features/products/server/queries-subject.ts',
    search: '.where(seenBy(viewer)).execute()',
    replace: '.execute()',
    test: 'src/test/contract/subjects',
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
  {
    id: 'sold-on-its-day',
    file: 'src/features/products/server/show/queries-whole.ts',
    search: "case when products.status = 'sold_out'",
    replace: 'case when false',
    test: 'src/features/orders/server/sale.test',
  },
  {
    id: 'prices-blocked',
    file: 'src/features/products/server/list/queries-prices.ts',
    search: '${visibleTo(viewer)}',
    replace: '${visibleTo(null)}',
    test: 'src/features/products/server/list/prices',
  },
  {
    id: 'listed-with-a-picture',
    file: 'src/features/products/rules.ts',
    search: "  if (!has_picture) return refuse('product.item_picture')\n",
    replace: '',
    test: 'src/features/products/server/products.test',
  },
  {
    id: 'found-not-of-the-suspended',
    file: 'src/features/products/server/show/queries-seo.ts',
    search: "ownerVisibleTo(null, 'c.member_id')",
    replace: 'sql<boolean>`true`',
    test: 'src/test/seo/seo.test',
  },
  {
    id: 'supply-kind',
    file: 'src/features/products/rules.ts',
    search: "productable_type === 'Supply' && item_kind !== 'other' ?",
    replace: "productable_type === 'Supply' && item_kind === 'never' ?",
    test: 'src/features/products/server/edit/supply.test.ts',
  },
]
