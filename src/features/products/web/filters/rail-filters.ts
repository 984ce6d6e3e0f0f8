import type { InputOf } from '#kernel/operation.ts'
import type { products } from '../../contract.ts'

type Described = 'grade' | 'color' | 'quality' | 'format' | 'topic_ids' | 'category_ids' | 'shipping_option'
type Common = Pick<
  InputOf<typeof products.list>,
  'country' | 'years' | 'year_issued' | 'condition' | 'denomination' | 'price_from' | 'price_to' | 'item_kind' | 'productable_type' | Described
>
/** What only some markets can be asked for. */
interface Own {
  readonly search: string
  readonly number: number
  readonly my_stuff: 'only' | 'hide'
  readonly member_id: number
  readonly catalogue_number: string
  readonly status: readonly string[]
  readonly accepting_offer: string
  readonly is_without_reserve: boolean
  readonly is_buy_it_now: boolean
  readonly minimum_grade: string
  readonly item_format: string
  readonly target: string
  readonly reward_option: string
  readonly reward_from: number
  readonly reward_to: number
  readonly ends_within_days: number
}
/** Filters that the facets show, of whatever market. */
export type RailFilters = Common & { readonly [Name in keyof Own]?: Own[Name] | undefined }
