import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { dashboard } from '../../contract.ts'

export type EditedPlan = AnswerOf<typeof dashboard.plans>['plans'][number]
export type PlanEdit = GivenOf<typeof dashboard.keepPlan>

/** Form state as text: an empty limit means unlimited; invalid text is an error, never a guess. */
export interface Draft {
  /** Optimistic locking: the version when editing began. */
  readonly version: number
  readonly amount: number | undefined
  readonly yearly_amount: number | undefined
  readonly limits: Readonly<Record<string, string>>
  readonly permissions: ReadonlySet<string>
}

export const draftOf = ({ version, amount, yearly_amount, limits, permissions }: EditedPlan): Draft => ({
  ...{ version, amount, yearly_amount, permissions: new Set(permissions) },
  limits: Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, String(most)])),
})

const isWhole = (text: string) => /^\d{1,6}$/.test(text)
/** Limits that are not integers. */
export const unclearLimits = ({ limits }: Draft) => Object.keys(limits).filter((name) => limits[name]!.trim() && !isWhole(limits[name]!.trim()))

/** Undefined while a field is invalid. */
export function wishOf(code: PlanEdit['code'], draft: Draft): PlanEdit | undefined {
  const { version, amount, yearly_amount, limits, permissions } = draft
  if (amount === undefined || yearly_amount === undefined || unclearLimits(draft).length) return undefined
  const named = Object.entries(limits).filter(([, text]) => text.trim())
  return {
    code,
    version,
    amount,
    yearly_amount,
    permissions: [...permissions].sort(),
    limits: named.map(([name, text]) => ({ name, most: Number(text) })),
  }
}

export interface Changes {
  readonly prices: readonly ('amount' | 'yearly_amount')[]
  readonly limits: readonly { readonly name: string; readonly from: number | undefined; readonly to: number | undefined }[]
  readonly given: readonly string[]
  readonly taken: readonly string[]
}
export function changesOf(plan: EditedPlan, wish: PlanEdit): Changes {
  const after = new Map(wish.limits.map(({ name, most }) => [name, most]))
  const names = [...new Set([...Object.keys(plan.limits), ...after.keys()])].sort()
  return {
    prices: (['amount', 'yearly_amount'] as const).filter((name) => plan[name] !== wish[name]),
    limits: names.map((name) => ({ name, from: plan.limits[name], to: after.get(name) })).filter(({ from, to }) => from !== to),
    given: wish.permissions.filter((one) => !plan.permissions.includes(one)),
    taken: plan.permissions.filter((one) => !wish.permissions.includes(one)),
  }
}
export const changesNothing = ({ prices, limits, given, taken }: Changes) => prices.length + limits.length + given.length + taken.length === 0
