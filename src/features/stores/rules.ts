import { refuse } from '#kernel/refusal.ts'

export interface StoreTypeChange {
  readonly type: 'individual' | 'business'
  /** What the store is now, if it is there already. */
  readonly before: string | undefined
  readonly may_business: boolean
}

/** A business store needs its plan. One that is there stays what it is when the plan ends. */
export const allowedType = ({ type, before, may_business }: StoreTypeChange) =>
  type === 'business' && before !== 'business' && !may_business ? refuse('store.business_plan', { plan_permission: 'my_store.business' }) : undefined
