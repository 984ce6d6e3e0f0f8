import type { OutputOf } from '#kernel/operation.ts'
import type { savedSearches } from '../contract.ts'
import type { SavedSearchRow } from './queries.ts'

type View = OutputOf<typeof savedSearches.save>['saved_search']
export const savedSearchView = ({ due_at: _, filters, alerts, ...row }: SavedSearchRow): View => ({
  ...row,
  filters: filters as View['filters'],
  alerts: alerts as View['alerts'],
})
