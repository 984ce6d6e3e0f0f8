import { products } from '#features/products/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { countOf, type Shelf } from './store-shelves.ts'

/** Number of products per tab. */
export function useShelfCounts(): Record<Shelf, number> {
  const published = useData(products.ofStore, countOf('published'))
  const scheduled = useData(products.ofStore, countOf('scheduled'))
  const draft = useData(products.ofStore, countOf('draft'))
  const sold_out = useData(products.ofStore, countOf('sold_out'))
  const archived = useData(products.ofStore, countOf('archived'))
  return {
    published: published.products.total ?? 0,
    scheduled: scheduled.products.total ?? 0,
    draft: draft.products.total ?? 0,
    sold_out: sold_out.products.total ?? 0,
    archived: archived.products.total ?? 0,
  }
}
