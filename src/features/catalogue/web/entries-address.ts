import type { AnswerOf, GivenOf, InputOf } from '#kernel/operation.ts'
import { address, type RouteMatch, readInput } from '#web/router/screen.ts'
import { catalogue } from '../contract.ts'

export type EntryQuery = InputOf<typeof catalogue.list>
export type EntryPage = AnswerOf<typeof catalogue.list>['entries']
export type Entry = AnswerOf<typeof catalogue.show>['entry']

/** The catalogue is what stands here for reference; no other status has a page here. */
const STATUS = 'FOR_REFERENCE'
export const CATALOGUE = `/stamps?status=${STATUS}`

export function readEntries(place: RouteMatch): EntryQuery | undefined {
  const status = place.query.get('status')
  if (status !== null && status !== STATUS) return undefined
  // A form without script sends its empty fields too.
  return readInput(catalogue.list, { ...place, query: new URLSearchParams([...place.query].filter(([, value]) => value.trim() !== '')) })
}

export function entriesHref(asked: GivenOf<typeof catalogue.list>): string {
  const [, query] = address('/stamps', catalogue.list, asked).split('?')
  return query ? `${CATALOGUE}&${query}` : CATALOGUE
}

/** The same list without any of its filters. */
export const unfiltered = ({ sort, page_size }: EntryQuery): EntryQuery => ({ ...NOTHING, sort, page_size })
const NOTHING = {
  search: '',
  item_kind: [],
  country: [],
  topic_ids: [],
  decade: undefined,
  year_from: undefined,
  year_to: undefined,
  catalogue_type: undefined,
  catalogue_number: undefined,
  cursor: undefined,
  page: 1,
} satisfies Partial<EntryQuery>

export const filterCount = ({ search, item_kind, country, topic_ids, decade, year_from, year_to, catalogue_number }: EntryQuery): number =>
  [search, decade, year_from, year_to, catalogue_number].filter((one) => one !== undefined && one !== '').length +
  item_kind.length +
  country.length +
  topic_ids.length

export const entryPath = (id: string) => `/stamps/${id}`
