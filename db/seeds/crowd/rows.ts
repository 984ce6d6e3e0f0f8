import { randomUUID } from 'node:crypto'
import type { Id } from '#kernel/shapes.ts'
import type { DemoItem } from '../demo/rows.ts'
import type { Row } from './copy.ts'
import type { Good } from './goods.ts'
import type { Seller } from './sellers.ts'

/** UUID version 7 of that time, so that rows are stored in the order of their creation. */
function uuidOf<Table extends string>(ms: number): Id<Table> {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}` as Id<Table>
}

export interface Listed {
  readonly good: Good
  readonly item: DemoItem
  readonly seller: Seller
  readonly at: Date
  readonly currency: string
}

/** The rows of one product as the slices would write them, except its listing. */
export function rowsOf({ good, item, seller, at, currency }: Listed): Record<(typeof TABLES)[number], Row> & { readonly product_id: Id<'products'> } {
  const [item_id, product_id] = [uuidOf<'stamp_items'>(at.getTime()), uuidOf<'products'>(at.getTime() + 1)]
  const { name, description, unit, quantity, condition, grade, year_issued } = good
  const { member_id, store_id } = seller
  const media_id = seller.medias.get(good.design)!
  const [first] = item.catalogue_number
  const times = { created_at: at, updated_at: at }
  const facts = { item_kind: item.item_kind, country: item.country, denomination: item.denomination, color: item.color, format: item.format }
  const units = { [unit]: quantity, [`committed_${unit}`]: quantity }
  const size = { width_mm: Math.round(item.width_mm), height_mm: Math.round(item.height_mm) }
  return {
    product_id,
    stamp_items: {
      ...{ id: item_id, member_id, name, description, status: 'FOR_SALE', condition, grade, year_issued, ...facts, ...size, ...times },
      ...{ perforation: item.perforation ?? '', topic_ids: item.topics, mint: 0, used: 0, committed_mint: 0, committed_used: 0, ...units },
    },
    stamp_item_catalogue_numbers: { stamp_item_id: item_id, position: 0, type: first!.type, number: first!.number },
    stamp_item_medias: { stamp_item_id: item_id, position: 0, media_id },
    media_uses: { media_id, subject_type: 'stamp_item', subject_id: item_id },
    item_commitments: { stamp_item_id: item_id, unit, quantity, kind: 'product', ref_id: product_id, created_at: at },
    products: {
      ...{ id: product_id, store_id, member_id, stamp_item_id: item_id, unit, name, description, status: 'published', published_at: at, currency },
      ...{ regular_price: good.price, sale_price: good.sale_price, stock_on_hand: quantity, ...times },
    },
    stock_movements: { product_id, kind: 'received', quantity, created_at: at },
  }
}

/** In the order of their foreign keys. */
export const TABLES = [
  'stamp_items',
  'stamp_item_catalogue_numbers',
  'stamp_item_medias',
  'media_uses',
  'item_commitments',
  'products',
  'stock_movements',
] as const
