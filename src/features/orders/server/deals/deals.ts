import { entryNames } from '#features/catalogue/server/public.ts'
import { conditionsOf } from '#features/products/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { quartilesOf } from '../../rules.ts'
import { entryDeals } from './queries-deals.ts'

export const deals = query(orders.deals, async ({ input: { id }, requester: { locale }, db, tools }) => {
  const { currency } = tools.site
  const [rows, nameOf, entries] = await Promise.all([entryDeals(db, id, currency), termNames(db, locale), entryNames(db, [id])])
  if (!entries.length) return refuse('order.no_entry')
  const named = (code: string | null) => (code && code !== 'NA' ? nameOf(conditionsOf('StampItem'), code) : '')
  const groups = [...Map.groupBy(rows, ({ condition }) => named(condition))]
  return {
    deals: {
      currency,
      count: rows.length,
      quartiles: quartilesOf(rows.map(({ price }) => price)),
      conditions: groups
        .map(([name, ofIt]) => ({ name, count: ofIt.length, quartiles: quartilesOf(ofIt.map(({ price }) => price)) }))
        .sort((one, other) => other.count - one.count),
      data: rows.map(({ day, price, condition }) => ({ day, price, condition: named(condition) })),
    },
  }
})
