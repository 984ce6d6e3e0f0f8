import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { type CountType, countItems, heldCopies, sumItems } from './queries-counts.ts'

const LISTS = {
  status: 'item_statuses',
  category: 'stamp_categories',
  country: 'countries',
  topic: 'topics',
  condition: 'conditions',
  kind: 'item_kinds',
} as const satisfies Partial<Record<CountType, TermList>>

/** The largest first; years in their order. */
export const counts = query(stampItems.counts, async ({ input: { user_id, count_type }, viewer, requester, db }) => {
  const [rows, nameOf] = [await countItems(db, user_id, viewer.id, count_type), await termNames(db, requester.locale)]
  const named = (kind: CountType, code: string) => (kind === 'year' ? code : nameOf(LISTS[kind], code))
  const counted = count_type.map((kind) => {
    const found = rows.filter((row) => row.kind === kind).map(({ code, count }) => ({ code, name: named(kind, code), count }))
    return [kind, kind === 'year' ? found.sort((a, b) => Number(a.code) - Number(b.code)) : found.sort((a, b) => b.count - a.count)] as const
  })
  const total = rows.filter(({ kind }) => kind === 'status').reduce((sum, { count }) => sum + count, 0)
  return { total, counts: Object.fromEntries(counted) }
})

export const values = query(stampItems.values, async ({ viewer, db }) => {
  const { sums, pieces, trash } = await sumItems(db, viewer.id)
  const of = (what: 'estimated' | 'paid') =>
    sums.flatMap(({ what: name, amount, currency }) => (name === what && currency ? [{ amount, currency }] : []))
  return { pieces, trash, estimated: of('estimated'), paid: of('paid') }
})

export const held = query(stampItems.held, async ({ input: { catalogue_entry_id }, viewer, db }) => {
  const rows = await heldCopies(db, viewer.id, catalogue_entry_id)
  return { held: rows.map((row) => ({ ...row, catalogue_entry_id: row.catalogue_entry_id as CatalogueEntryId })) }
})
