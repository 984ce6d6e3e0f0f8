import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const productMachine = machine([
  { from: 'draft', action: 'publish', by: 'seller', to: 'published', guard: 'store ready, item for sale and free, price above nothing, a picture' },
  { from: 'published', action: 'unpublish', by: 'seller', to: 'draft', guard: 'nothing reserved by a checkout' },
  { from: 'published', action: 'sell_out', by: 'system', to: 'sold_out' },
  { from: 'sold_out', action: 'restock', by: 'system', to: 'published' },
  { from: 'draft', action: 'archive', by: 'seller', to: 'archived' },
  { from: 'published', action: 'archive', by: 'seller', to: 'archived', guard: 'nothing reserved by a checkout' },
  { from: 'sold_out', action: 'archive', by: 'seller', to: 'archived' },
  { from: 'archived', action: 'restore', by: 'seller', to: 'draft' },
  { from: 'published', action: 'suspend', by: 'moderator', to: 'suspended' },
  { from: 'suspended', action: 'reinstate', by: 'moderator', to: 'published' },
  { from: 'suspended', action: 'remove', by: 'moderator', to: 'archived' },
])
export type ProductStatus = StateOf<typeof productMachine>

export interface Readiness {
  readonly item_status: string
  readonly has_picture: boolean
  readonly has_rates: boolean
  readonly store_blocked: boolean
  readonly live: number
  readonly limit: number | undefined
}

/** May this be shown for sale? Asked under the lock of the seller, whose plan counts what is live. */
export function publishable({ item_status, has_picture, has_rates, store_blocked, live, limit }: Readiness) {
  if (item_status !== 'FOR_SALE') return refuse('product.item_not_for_sale')
  if (!has_picture) return refuse('product.item_picture')
  if (store_blocked) return refuse('product.store_inactive')
  if (!has_rates) return refuse('product.no_rates')
  if (limit !== undefined && live >= limit) return refuse('product.limit', { limit, plan_limit: 'live_products' })
  return undefined
}

/** Bought already, paid for in a moment: what a checkout holds stays as it is. */
export const unreserved = ({ stock_reserved }: { stock_reserved: number }) => (stock_reserved > 0 ? refuse('product.reserved') : undefined)

/** A supply is new or used; of the condition of collectibles only what says something is told. */
export const conditionOf = (productable_type: string, unit: string | null, condition: string | null) =>
  productable_type === 'Supply' ? (unit === 'used' ? 'USED' : 'NEW') : condition === 'NA' ? null : condition
/** In which vocabulary it is named. */
export const conditionsOf = (productable_type: string) => (productable_type === 'Supply' ? 'supply_conditions' : 'conditions')

/** Reduced means less than before. */
export const reduced = ({ regular_price, sale_price }: { regular_price: number; sale_price: number | null }) =>
  sale_price !== null && sale_price >= regular_price ? refuse('product.sale_price') : undefined

/** What keeps or handles collectibles is none itself. */
export const fitsKind = (productable_type: string, item_kind: string) =>
  productable_type === 'Supply' && item_kind !== 'other' ? refuse('product.supply_kind') : undefined

const edits = [
  { status: 'draft', is_published: false, context: 'keep' },
  { status: 'draft', is_published: true, context: 'publish' },
  { status: 'published', is_published: true, context: 'stay' },
  { status: 'published', is_published: false, context: 'unpublish' },
  { status: 'sold_out', is_published: true, context: 'restock' },
] as const

/** What saving the form comes to, when the product stands so and the form wants it shown or not; nothing when it cannot be edited now. */
export const afterEdit = (status: string, is_published: boolean) =>
  edits.find((row) => row.status === status && row.is_published === is_published)?.context

/** What anybody may open. */
export const openStatuses = ['published', 'sold_out'] as const
