import { termNames } from '#features/vocabularies/server/public.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { countsFor } from './counts.ts'

const SHOWN = 18
/** What one enters the market by, and where its names stand. */
const SHELVES = { country: 'countries', topic_ids: 'topics' } as const

export const shelves = read(products.shelves, async ({ asker, db }) => {
  const { counts, is_counted } = await countsFor(db, null, [], products.counts.input.parse({}))
  const nameOf = await termNames(db, asker.locale)
  const fullest = (shelf: keyof typeof SHELVES) =>
    [...(counts[shelf] ?? [])]
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
      .slice(0, SHOWN)
      .map((one) => ({ ...one, name: nameOf(SHELVES[shelf], one.code) }))
  return { country: fullest('country'), topic_ids: fullest('topic_ids'), years: counts.years ?? [], is_counted }
})
