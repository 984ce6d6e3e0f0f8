import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type RateRow, ratesOf } from './queries.ts'

type TermName = Awaited<ReturnType<typeof termNames>>

/** `option_name` is the option in the viewer's language. */
export const rateView = ({ member_id: _, ...rate }: RateRow, nameOf: TermName) => ({
  ...rate,
  option_name: nameOf('shipping_options', rate.shipping_option),
})

export async function ownRates(db: Db, member_id: Id<'members'>, locale: Locale) {
  const [rates, nameOf] = [await ratesOf(db, [member_id]), await termNames(db, locale)]
  return (rates.get(member_id) ?? []).map((rate) => rateView(rate, nameOf))
}
