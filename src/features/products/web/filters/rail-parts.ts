import type { Filters } from '#web/list/use-filters.ts'
import type { TermFacetName } from './facet-lists.ts'
import type { RailFilters } from './rail-filters.ts'
import type { Counts } from './use-counts.ts'

export interface RailParts extends Filters<RailFilters>, Counts {
  readonly page: { readonly asked: RailFilters; readonly open: readonly string[] }
  /** URL of the page with this facet opened, for viewers without script. */
  readonly openHref: (name: TermFacetName) => string
}

/** Comparison without accents and case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
