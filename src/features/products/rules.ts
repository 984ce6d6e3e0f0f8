import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import { isTooFar } from '#kernel/time/schedule.ts'

export const productMachine = machine([
  { from: 'draft', action: 'publish', by: 'seller', to: 'published', guard: 'store ready, item for sale and free, price above nothing, a picture' },
  { from: 'draft', action: 'schedule', by: 'seller', to: 'scheduled', guard: 'as to publish, at a time within a year' },
  { from: 'scheduled', action: 'publish', by: 'seller', to: 'published', guard: 'as from a draft' },
  { from: 'scheduled', action: 'publish', by: 'clock', to: 'published', guard: 'its time has come, and all that publishing asks is true' },
  { from: 'scheduled', action: 'miss', by: 'clock', to: 'draft', guard: 'its time has come, and it cannot be published' },
  { from: 'scheduled', action: 'unpublish', by: 'seller', to: 'draft' },
  { from: 'scheduled', action: 'archive', by: 'seller', to: 'archived' },
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

/** `NA` says nothing, so it is left out. */
export const shownCondition = (condition: string | null) => (condition === 'NA' ? null : condition)
/** Vocabulary of the condition's code. */
export const conditionsOf = (productable_type: string): 'supply_conditions' | 'conditions' =>
  productable_type === 'Supply' ? 'supply_conditions' : 'conditions'

/** Refuses a sale price that is not below the regular price. */
export const reduced = ({ regular_price, sale_price }: { regular_price: number; sale_price: number | null }) =>
  sale_price !== null && sale_price >= regular_price ? refuse('product.sale_price') : undefined

/** Each picture once. */
export const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

/** What a wish to publish means at this moment: now, or at a time that lies ahead. */
export function whenOf({ is_published, published_at }: Wish, now: Date): 'no' | 'now' | 'later' {
  if (!is_published) return 'no'
  return published_at && published_at > now ? 'later' : 'now'
}
interface Wish {
  readonly is_published: boolean
  readonly published_at: Date | null
}
export const tooFar = (at: Date, now: Date) => (isTooFar(at, now) ? refuse('product.schedule') : undefined)

const edits = [
  { status: 'draft', when: 'no', context: 'keep' },
  { status: 'draft', when: 'now', context: 'publish' },
  { status: 'draft', when: 'later', context: 'schedule' },
  { status: 'scheduled', when: 'no', context: 'unschedule' },
  { status: 'scheduled', when: 'now', context: 'publish' },
  { status: 'scheduled', when: 'later', context: 'schedule' },
  { status: 'published', when: 'now', context: 'stay' },
  { status: 'published', when: 'no', context: 'unpublish' },
  { status: 'sold_out', when: 'now', context: 'restock' },
] as const

/** What saving the form does, by the product's status and the wish to publish; undefined if it cannot be edited so now. */
export const afterEdit = (status: string, when: 'no' | 'now' | 'later') => edits.find((row) => row.status === status && row.when === when)?.context

/** Statuses whose page is public. */
export const openStatuses = ['published', 'sold_out'] as const
