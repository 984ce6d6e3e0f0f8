import * as z from 'zod/mini'
import { listingFilters } from '../../contract.ts'
import { decadesIn, yearsIn } from '../../rules.ts'

type AskedFilters = z.output<z.ZodMiniObject<typeof listingFilters>>
/** `available` applies to lists, not to their facet counts. */
export interface ListingFilter extends AskedFilters {
  readonly available?: 'now' | undefined
}
export const noFilter: ListingFilter = z.parse(z.object(listingFilters), {})

/** Facets with several values; a card stores each value as a token. */
export const facetNames = [
  'country',
  'condition',
  'item_kind',
  'denomination',
  'grade',
  'color',
  'quality',
  'format',
  'topic_ids',
  'category_ids',
  'shipping_option',
] as const
export type FacetName = (typeof facetNames)[number]

/** Within a facet any value matches; all facets must match. */
export const choicesIn = (filter: ListingFilter): { facet: FacetName; codes: readonly string[] }[] =>
  facetNames.map((facet) => ({ facet, codes: filter[facet] })).filter(({ codes }) => codes.length > 0)

/** Intersection of a band of years, a span and a single year. */
export function yearsOf({ years, year_issued, year_from, year_to }: Pick<ListingFilter, 'years' | 'year_issued' | 'year_from' | 'year_to'>) {
  const band = years ? yearsIn(years) : { from: undefined, to: undefined }
  const [firsts, lasts] = [
    [band.from, year_from, year_issued],
    [band.to, year_to, year_issued],
  ].map((ends) => ends.filter((end) => end !== undefined)) as [number[], number[]]
  return { from: firsts.length ? Math.max(...firsts) : undefined, to: lasts.length ? Math.min(...lasts) : undefined }
}

export function decadesOf(filter: ListingFilter): readonly string[] | undefined {
  const span = yearsOf(filter)
  const decades = span.from === undefined && span.to === undefined ? [] : decadesIn(span)
  return decades.length ? decades : undefined
}
