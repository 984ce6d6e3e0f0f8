import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { type RightGroup, rightGroups } from '#kernel/plan-right.ts'
import { useData } from '#web/query/hooks.ts'
import { subscriptions } from '../contract.ts'
import { type Cycle, type PaidPlan, type PlanCode, rightsOf } from '../rules.ts'

export type ShownPlan = AnswerOf<typeof subscriptions.plans>['plans'][number]

export type ShownRight = AnswerOf<typeof subscriptions.plans>['rights'][number]

export type Membership = AnswerOf<typeof subscriptions.mine>['membership']

/** A chosen plan and the return path. */
export interface PlanChoice {
  membership: Membership
  plan: PaidPlan
  cycle: Cycle
  back: string
}

export function usePlanNames(): Readonly<Record<PlanCode, { name: string; line: string }>> {
  const { t } = useLingui()
  return {
    free: { name: t({ message: 'Free', context: 'a plan' }), line: t`For building a collection` },
    basic: { name: t`Gold`, line: t`For the active seller` },
    premium: { name: t`Platinum`, line: t`For a large stock` },
    business: { name: t`Diamond`, line: t`For dealers` },
  }
}

/** Cell of the comparison: a number as text, or yes or no. */
export type Cell = string | boolean
interface Group {
  readonly title: string
  readonly rights: readonly ShownRight[]
}

/** Rights that the plans include, in groups; empty groups are left out. */
export function useRightGroups(): readonly Group[] {
  const { t } = useLingui()
  const { plans, rights } = useData(subscriptions.plans, {})
  const given = rightsOf(plans, rights)
  const titles: Readonly<Record<RightGroup, string>> = { collection: t`Collection`, market: t`Market`, community: t`Community` }
  return rightGroups
    .map((group) => ({ title: titles[group], rights: given.filter((right) => right.group === group) }))
    .filter(({ rights }) => rights.length)
}
