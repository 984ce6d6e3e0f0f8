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

/** Precondition: the seller is locked, because the plan limits how many products are live. */
export function publishable({ item_status, has_picture, has_rates, store_blocked, live, limit }: Readiness) {
  if (item_status !== 'FOR_SALE') return refuse('product.item_not_for_sale')
  if (!has_picture) return refuse('product.item_picture')
  if (store_blocked) return refuse('product.store_inactive')
  if (!has_rates) return refuse('product.no_rates')
  if (limit !== undefined && live >= limit) return refuse('product.limit', { limit, plan_limit: 'live_products' })
  return undefined
}

/** Reserved units may be paid at any moment, so the product must not change. */
export const unreserved = ({ stock_reserved }: { stock_reserved: number }) => (stock_reserved > 0 ? refuse('product.reserved') : undefined)

/** A supply is new or used. For collectibles, the condition `NA` is left out. */
export const conditionOf = (productable_type: string, unit: string | null, condition: string | null) =>
  productable_type === 'Supply' ? (unit === 'used' ? 'USED' : 'NEW') : condition === 'NA' ? null : condition
/** Vocabulary of the condition's code. */
export const conditionsOf = (productable_type: string) => (productable_type === 'Supply' ? 'supply_conditions' : 'conditions')

/** Refuses a sale price that is not below the regular price. */
export const reduced = ({ regular_price, sale_price }: { regular_price: number; sale_price: number | null }) =>
  sale_price !== null && sale_price >= regular_price ? refuse('product.sale_price') : undefined

/** A supply is no collectible, so its item must be of kind `other`. */
export const fitsKind = (productable_type: string, item_kind: string) =>
  productable_type === 'Supply' && item_kind !== 'other' ? refuse('product.supply_kind') : undefined

const edits = [
  { status: 'draft', is_published: false, context: 'keep' },
  { status: 'draft', is_published: true, context: 'publish' },
  { status: 'published', is_published: true, context: 'stay' },
  { status: 'published', is_published: false, context: 'unpublish' },
  { status: 'sold_out', is_published: true, context: 'restock' },
] as const

/** What saving the form does, by the product's status and the wish to publish; undefined if it cannot be edited now. */
export const afterEdit = (status: string, is_published: boolean) =>
  edits.find((row) => row.status === status && row.is_published === is_published)?.context

/** Statuses whose page is public. */
export const openStatuses = ['published', 'sold_out'] as const
