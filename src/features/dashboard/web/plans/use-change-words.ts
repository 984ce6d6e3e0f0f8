import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useData } from '#web/query/hooks.ts'
import { dashboard } from '../../contract.ts'
import type { Changes, EditedPlan, PlanEdit } from './plan-draft.ts'

/** The changes in words and the number of members affected, for the confirmation. */
export function useChangeWords(): (plan: EditedPlan, wish: PlanEdit, changes: Changes) => string {
  const { i18n, t } = useLingui()
  const { families, limits } = useData(dashboard.plans, {})
  const labels = new Map(families.flatMap(({ permissions }) => permissions.map(({ name, label }) => [name, label] as const)))
  const limitLabels = new Map(limits.map(({ name, label }) => [name, label]))
  const named = (permissions: readonly string[]) => permissions.map((one) => labels.get(one) ?? one).join('; ')
  return (plan, wish, { prices, limits: moved, given, taken }) => {
    const money = (amount: number) => moneyText({ amount, currency: plan.currency }, i18n.locale)
    const count = (n: number | undefined) => (n === undefined ? t`no limit` : i18n.number(n))
    const { members } = plan
    const lines = [
      ...prices.map((name) => `${name === 'amount' ? t`A month` : t`A year`}: ${money(plan[name])} → ${money(wish[name])}.`),
      ...moved.map(({ name, from, to }) => `${limitLabels.get(name) ?? name}: ${count(from)} → ${count(to)}.`),
      ...(given.length ? [t`Given: ${named(given)}.`] : []),
      ...(taken.length ? [t`Taken away: ${named(taken)}.`] : []),
      ...(plan.code === 'guest'
        ? [t`It holds within a second for everybody who is not signed in.`]
        : [t`${plural(members, { one: '# member has this plan', other: '# members have this plan' })}; what they may do changes within a second.`]),
      ...(prices.length ? [t`Whoever has paid keeps the old price until their period ends.`] : []),
    ]
    return lines.join(' ')
  }
}
