import type { InputOf } from '#kernel/operation.ts'
import type { products } from '../../contract.ts'

type Described = 'grade' | 'color' | 'quality' | 'format' | 'topic_ids' | 'category_ids' | 'shipping_option'
/** Filters that the facets show; a list of other things than products may have the same. */
export type RailFilters = Pick<
  InputOf<typeof products.list>,
  'country' | 'years' | 'year_issued' | 'condition' | 'denomination' | 'price_from' | 'price_to' | 'item_kind' | 'productable_type' | Described
>
