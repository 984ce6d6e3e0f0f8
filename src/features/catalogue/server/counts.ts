import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import { query } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { countEntries } from './queries-counts.ts'

const MINUTE = 60_000
type EntryCounts = Awaited<ReturnType<typeof countEntries>>
const kept = new WeakMap<object, (key: string, ask: () => Promise<EntryCounts>) => Promise<EntryCounts>>()

/** What this database's catalogue holds, counted at most once a minute. */
function counted(db: Db): Promise<EntryCounts> {
  const root = db.getExecutor().adapter
  const keep = kept.get(root) ?? keeping<EntryCounts>(MINUTE, 1)
  kept.set(root, keep)
  return keep('', () => countEntries(db))
}

const LISTS = { country: 'countries', topic_ids: 'topics', item_kind: 'item_kinds' } as const satisfies Record<string, TermList>

export const counts = query(catalogue.counts, async ({ requester: { locale }, db }) => {
  const rows = Map.groupBy(await counted(db), ({ facet }) => facet)
  const nameOf = await termNames(db, locale)
  const { compare } = new Intl.Collator(locale)
  const named = (facet: keyof typeof LISTS) =>
    (rows.get(facet) ?? []).map(({ code, count }) => ({ code, count, name: nameOf(LISTS[facet], code) })).sort((a, b) => compare(a.name, b.name))
  const decade = (rows.get('decade') ?? []).map(({ code, count }) => ({ code, count, name: code })).sort((a, b) => Number(a.code) - Number(b.code))
  return { total: rows.get('all')?.[0]?.count ?? 0, country: named('country'), topic_ids: named('topic_ids'), item_kind: named('item_kind'), decade }
})
