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
