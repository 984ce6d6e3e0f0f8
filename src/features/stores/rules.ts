import { refuse } from '#kernel/refusal.ts'

export interface StoreTypeChange {
  readonly type: 'individual' | 'business'
  /** Current type of an existing store. */
  readonly before: string | undefined
  readonly may_business: boolean
}

/** A business store needs its plan; an existing one keeps its type when the plan ends. */
export const allowedType = ({ type, before, may_business }: StoreTypeChange) =>
  type === 'business' && before !== 'business' && !may_business ? refuse('store.business_plan', { plan_permission: 'my_store.business' }) : undefined

/** What visitors are told of a store, in this order. */
export const recordNames = ['feedback', 'since', 'sold', 'sends', 'postage', 'returns', 'followers'] as const

/** Days that a store may be away at most. */
const AWAY_DAYS = 30
const DAY = 86_400_000
interface Vacation {
  readonly away_from: Date | null
  readonly away_until: Date | null
}
/** Both dates or none; the end lies ahead, after the beginning, and within thirty days of it. */
export function wrongVacation({ away_from, away_until }: Vacation, now: Date) {
  if (!away_from && !away_until) return undefined
  if (!away_from || !away_until || away_until <= away_from || away_until <= now) return refuse('store.vacation')
  return away_until.getTime() - away_from.getTime() > AWAY_DAYS * DAY ? refuse('store.vacation_long', { days: AWAY_DAYS }) : undefined
}
