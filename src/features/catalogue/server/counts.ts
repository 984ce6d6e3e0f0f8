import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { query } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { countEntries } from './queries-counts.ts'

const MINUTE = 60_000
type EntryCounts = Awaited<ReturnType<typeof countEntries>>
const COUNTS = cacheRule<EntryCounts>({ name: 'catalogue counts', ttl_ms: MINUTE, most: 1 })

const LISTS = { country: 'countries', topic_ids: 'topics', item_kind: 'item_kinds' } as const satisfies Record<string, TermList>

export const counts = query(catalogue.counts, async ({ requester: { locale }, db, tools }) => {
  const rows = Map.groupBy(await tools.cache.fetch(COUNTS, '', () => countEntries(db)), ({ facet }) => facet)
  const nameOf = await termNames(db, locale)
  const { compare } = new Intl.Collator(locale)
  const named = (facet: keyof typeof LISTS) =>
    (rows.get(facet) ?? []).map(({ code, count }) => ({ code, count, name: nameOf(LISTS[facet], code) })).sort((a, b) => compare(a.name, b.name))
  const decade = (rows.get('decade') ?? []).map(({ code, count }) => ({ code, count, name: code })).sort((a, b) => Number(a.code) - Number(b.code))
  return { total: rows.get('all')?.[0]?.count ?? 0, country: named('country'), topic_ids: named('topic_ids'), item_kind: named('item_kind'), decade }
})
