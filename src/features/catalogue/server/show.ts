import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { findEntry, findSeries } from './queries.ts'
import { entryViews } from './view.ts'

const OTHERS = 12

export const show = query(catalogue.show, async ({ input: { id }, requester: { locale }, db, tools: { files } }) => {
  const row = await findEntry(db, id)
  if (!row) return refuse('catalogue.not_found')
  const [entry, ...series] = await entryViews(db, files, locale, [row, ...(await findSeries(db, row, OTHERS))])
  return { entry: entry!, series }
})
