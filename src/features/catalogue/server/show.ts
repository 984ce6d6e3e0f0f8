import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { subjectCounts } from '#server/slices/subject-counts.ts'
import { catalogue, catalogueEntrySubject } from '../contract.ts'
import { findEntry } from './queries.ts'
import { findSeries, findSimilar, findVariants } from './queries-related.ts'
import { entryViews } from './view.ts'

export const show = query(catalogue.show, async ({ input: { id }, viewer, requester: { locale }, db, tools }) => {
  const row = await findEntry(db, id)
  if (!row) return refuse('catalogue.not_found')
  const [variants, ofSeries, alike, counts] = await Promise.all([
    findVariants(db, row),
    findSeries(db, row),
    findSimilar(db, row),
    subjectCounts(db, tools, { of: catalogueEntrySubject.type, viewer: viewer.id, id }),
  ])
  const shown = new Set([row.id, ...variants.map((one) => one.id)])
  const [series, similar] = [ofSeries, alike].map((rows) => rows.filter((one) => !shown.has(one.id))) as [typeof ofSeries, typeof alike]
  const [entry, ...views] = await entryViews(db, tools.files, locale, [row, ...variants, ...series, ...similar])
  const [v, s] = [variants.length, variants.length + series.length]
  return { entry: entry!, variants: views.slice(0, v), series: views.slice(v, s), similar: views.slice(s), counts }
})
