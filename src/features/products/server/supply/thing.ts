import type { ItemRow } from '#features/stamp-items/server/public.ts'
import type { SupplyRow } from './queries-supply.ts'

/** What cards, carts and filters read of what is sold, be it an item of a collection or a supply. */
export type Thing = Pick<
  ItemRow,
  | 'item_kind'
  | 'name'
  | 'country'
  | 'year_issued'
  | 'condition'
  | 'catalogue_number'
  | 'grade'
  | 'color'
  | 'quality'
  | 'format'
  | 'denomination'
  | 'topic_ids'
  | 'category_ids'
  | 'media_ids'
  | 'width_mm'
  | 'height_mm'
>

/** A supply has no facts of collectibles, and no size: its picture's would be that of the photograph. */
const NO_FACTS = {
  item_kind: 'other',
  name: '',
  country: null,
  year_issued: null,
  catalogue_number: [],
  grade: null,
  color: null,
  quality: null,
  format: null,
  denomination: '',
  topic_ids: [],
  width_mm: null,
  height_mm: null,
}

export function thingOf(item: Thing | null | undefined, supply: SupplyRow | null | undefined): Thing {
  if (item) return item
  const { condition, category_ids, media_ids } = supply!
  return { ...NO_FACTS, condition, category_ids, media_ids }
}
