import type { OutputOf } from '#kernel/operation.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { savedSearches } from '../contract.ts'
import type { SavedSearchRow } from './queries.ts'

type View = OutputOf<typeof savedSearches.save>['saved_search']
export const savedSearchView = ({ alertSources }: Pick<Tools, 'alertSources'>, { due_at: _, filters, alerts, ...row }: SavedSearchRow): View => ({
  ...row,
  filters: filters as View['filters'],
  alerts: alerts as View['alerts'],
  path: alertSources.find(({ type }) => type === row.searchable_type)?.hrefOf(filters as object as Record<string, unknown>) ?? '/search-result',
})
