import { plansInOrder } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { type PlanRight, rightText } from '#kernel/plan-right.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { query } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import type { PlanCode } from '../rules.ts'
import { promised } from '../rules.ts'

/** Leaves out permissions and limits of features that do not exist yet. */
export const plans = query(subscriptions.plans, async ({ db, requester: { locale }, tools: { site, asked, counts, rights, words } }) => {
  const found = await plansInOrder(db)
  const amounts = amountsIn(words, locale, rights)
  return {
    plans: found
      .filter(({ code }) => code !== 'guest')
      .map((plan) => ({ ...plan, ...promised(plan, asked, counts), code: plan.code as PlanCode, currency: site.currency }))
      .map((plan) => ({ ...plan, amounts: amounts(plan.limits) })),
    rights: rights.map((right) => shownRight(words, locale, right)),
  }
})

function shownRight(words: Translator, locale: Locale, { key, group, permission, covers = [permission], limit, texts }: PlanRight) {
  const say = (part: keyof PlanRight['texts']) => (texts[part] ? words.say(locale, rightText(key, part)) : null)
  return { key, group, permission, covers: [...covers], limit: limit ?? null, name: say('name')!, more: say('more'), unlimited: say('unlimited') }
}

const amountsIn =
  (words: Translator, locale: Locale, rights: readonly PlanRight[]) =>
  (limits: Readonly<Record<string, number>>): Record<string, string> =>
    Object.fromEntries(
      rights.flatMap(({ key, limit }) => {
        const n = limit === undefined ? undefined : limits[limit]
        return n === undefined ? [] : [[key, words.say(locale, rightText(key, 'amount'), { n })]]
      }),
    )
