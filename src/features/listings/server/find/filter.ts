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

/** Intersection of a range of years and a single year. */
export function yearsOf({ years, year_issued }: ListingFilter): { from: number | undefined; to: number | undefined } {
  const { from, to } = years ? yearsIn(years) : { from: undefined, to: undefined }
  if (year_issued === undefined) return { from, to }
  return { from: Math.max(from ?? year_issued, year_issued), to: Math.min(to ?? year_issued, year_issued) }
}

export function decadesOf(filter: ListingFilter): readonly string[] | undefined {
  const span = yearsOf(filter)
  const decades = span.from === undefined && span.to === undefined ? [] : decadesIn(span)
  return decades.length ? decades : undefined
}
