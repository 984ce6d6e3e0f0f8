import { countByPlan, editPlan, plansInOrder, planWords } from '#features/members/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { handle, read } from '#server/run/handle.ts'
import { dashboard } from '../contract.ts'
import type { everyPlan } from '../shapes.ts'

export const plans = read(dashboard.plans, async ({ db, tools: { site } }) => {
  const [found, words, counts] = await Promise.all([plansInOrder(db), planWords(db), countByPlan(db)])
  return {
    plans: found.map(({ permissions, code, ...plan }) => ({
      ...{ ...plan, code: code as (typeof everyPlan)[number], currency: site.currency },
      permissions: [...permissions].sort(),
      members: counts.get(code) ?? 0,
    })),
    permissions: [...words.permission],
    limits: [...words.limit],
  }
})

export const keepPlan = handle(dashboard.keepPlan, async (call) => {
  const { code, version, limits, ...plan } = call.input
  const kept = await editPlan(call, code, version, { ...plan, limits: Object.fromEntries(limits.map(({ name, most }) => [name, most])) })
  if (refused(kept)) return kept
  call.concerns({ plan: code, version: kept.version })
  return { code, version: kept.version }
})
