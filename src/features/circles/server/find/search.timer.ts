import { timer } from '#server/operations/slice.ts'
import { beginSearch, dueSearches, nextSearch, type SearchId } from './queries-searches.ts'
import { searcher } from './search.job.ts'

/** Once a day: the work itself is a job. */
export const searchDaily = timer<SearchId>({
  name: 'circles.search',
  due: dueSearches,
  next: nextSearch,
  async run({ tx, tools }, id) {
    if (await beginSearch(tx, id)) await tools.jobs.send(tx, searcher, { id }, id)
  },
})
