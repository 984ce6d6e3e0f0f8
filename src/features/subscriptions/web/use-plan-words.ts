import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { subscriptions } from '../contract.ts'
import type { Cycle, PaidPlan, PlanCode } from '../rules.ts'
import { type RightKey, rightsOf } from '../rules.ts'

export type ShownPlan = AnswerOf<typeof subscriptions.plans>['plans'][number]

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

/** Names of rights, in the comparison and in refusals. */
export function useRightNames(): Readonly<Record<RightKey, string>> {
  const { t } = useLingui()
  return {
    collecting: t`Keep a collection`,
    following: t`Follow other members`,
    buying: t`Buy from stores`,
    store: t`Own store`,
    products: t`Items for sale at a time`,
    business: t`Business store`,
  }
}

/** Cell of the comparison: a number as text, or yes or no. */
export type Cell = string | boolean
export interface RightGroup {
  readonly title: string
  readonly rights: readonly RightKey[]
}

/** Rights that these plans include, in groups; empty groups are left out. */
export function useRightGroups(plans: readonly ShownPlan[]): readonly RightGroup[] {
  const { t } = useLingui()
  const given = rightsOf(plans)
  const groups: readonly RightGroup[] = [
    { title: t`Collection`, rights: ['collecting', 'following'] },
    { title: t`Market`, rights: ['buying', 'store', 'products', 'business'] },
  ]
  return groups.map(({ title, rights }) => ({ title, rights: rights.filter((key) => given.includes(key)) })).filter(({ rights }) => rights.length)
}
