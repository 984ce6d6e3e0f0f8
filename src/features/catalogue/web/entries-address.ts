import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { listCodec } from '#web/list/list-codec.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { catalogue } from '../contract.ts'

export type EntryQuery = InputOf<typeof catalogue.list>
export type EntryPage = AnswerOf<typeof catalogue.list>['entries']
export type Entry = AnswerOf<typeof catalogue.show>['entry']

/** The only status with a page at this path. */
const STATUS = 'FOR_REFERENCE'
export const CATALOGUE = `/stamps?status=${STATUS}`

export const entriesList = listCodec(catalogue.list, CATALOGUE, { uncounted: ['catalogue_type'] })
export const entriesHref = entriesList.href

export function readEntries(place: RouteMatch): EntryQuery | undefined {
  const status = place.query.get('status')
  return status === null || status === STATUS ? entriesList.read(place) : undefined
}

export const entryPath = (id: string) => `/stamps/${id}`
