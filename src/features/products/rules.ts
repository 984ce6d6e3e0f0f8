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
  readonly has_rates: boolean
  readonly store_blocked: boolean
  readonly live: number
  readonly limit: number | undefined
}

/** May this be shown for sale? Asked under the lock of the seller, whose plan counts what is live. */
export function publishable({ item_status, has_rates, store_blocked, live, limit }: Readiness) {
  if (item_status !== 'FOR_SALE') return refuse('product.item_not_for_sale')
  if (store_blocked) return refuse('product.store_inactive')
  if (!has_rates) return refuse('product.no_rates')
  if (limit !== undefined && live >= limit) return refuse('product.limit', { limit })
  return undefined
}
