import type { rateView } from '#features/shipping/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { Tools } from '#server/operations/tools.ts'
import { recordNames } from '../../rules.ts'
import type { StoreRow } from '../queries.ts'

type Counts = Readonly<Record<string, number>>
type Rate = Pick<ReturnType<typeof rateView>, 'amount' | 'currency'>

interface Known {
  readonly row: Pick<StoreRow, 'created_at' | 'returns_days'>
  readonly counts: Counts
  readonly rates: readonly Rate[]
}

/** Postage of the cheapest way of sending. */
function postageOf(rates: readonly Rate[], locale: Locale): string {
  const [least] = rates.toSorted((one, other) => one.amount - other.amount)
  return least ? moneyText(least, locale) : ''
}

/** What is known of a store, in words: a fact that is not known, or is nothing, is left out. */
export function recordOf({ words }: Pick<Tools, 'words'>, locale: Locale, { row, counts, rates }: Known) {
  const { score = 0, feedbacks = 0, sold = 0, sends_hours = 0, followers = 0 } = counts
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score / 100)
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(row.created_at)
  const said = {
    feedback: feedbacks > 0 && { mean: score > 0 ? mean : 'none', feedbacks },
    since: { since },
    sold: sold > 0 && { sold },
    sends: sends_hours > 0 && { days: Math.ceil(sends_hours / 24) },
    postage: rates.length > 0 && { least: postageOf(rates, locale) },
    returns: { days: row.returns_days },
    followers: followers > 0 && { followers },
  }
  return recordNames.flatMap((name) => {
    const facts = said[name]
    return facts ? [{ name, label: words.say(locale, `record.${name}`), value: words.say(locale, `record.${name}.value`, facts) }] : []
  })
}
