import { countByPlan, limitName, permissionName, plansInOrder, planWords } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refused } from '#kernel/refusal.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import type { everyPlan } from '../shapes.ts'
import { changePlan, planOf } from './history/history.ts'

const familyOf = (permission: string) => permission.split('.', 1)[0]!
function familiesOf(words: Translator, locale: Locale, permissions: readonly string[]) {
  const called = (name: string) => ({ name, label: permissionName(words, locale, name) })
  return [...Map.groupBy(permissions, familyOf)].map(([name, all]) => ({ ...called(name), permissions: all.map(called) }))
}

export const plans = query(dashboard.plans, async ({ db, requester, tools: { site, rights, words: texts } }) => {
  const [found, words, counts] = await Promise.all([plansInOrder(db), planWords(db), countByPlan(db)])
  return {
    plans: found.map(({ permissions, code, ...plan }) => ({
      ...{ ...plan, code: code as (typeof everyPlan)[number], currency: site.currency },
      permissions: [...permissions].sort(),
      members: counts.get(code) ?? 0,
    })),
    families: familiesOf(texts, requester.locale, words.permission),
    permissions: [...words.permission],
    limits: words.limit.map((name) => ({ name, label: limitName(texts, requester.locale, rights, name) })),
  }
})

export const keepPlan = command(dashboard.keepPlan, async (call) => {
  const { code, version } = call.input
  const kept = await changePlan(call, code, version, planOf(call.input))
  if (refused(kept)) return kept
  call.concerns({ plan: code, version: kept.version })
  return { code, version: kept.version }
})
