import { listingFilters } from '#features/listings/contract.ts'
import { readSearched } from '#features/products/web/public.tsx'
import type { GivenOf } from '#kernel/operation.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import type { savedSearches } from '../contract.ts'

type Given = GivenOf<typeof savedSearches.save>
export type Searched = Pick<Given, 'name' | 'searchable_type' | 'filters'>

/** The search in the address of the list that one comes from; none without a filter or a word. */
export function searchedIn(place: RouteMatch): Searched | undefined {
  const asked = readSearched(place)?.asked
  const filters: Given['filters'] = Object.fromEntries(
    Object.entries(asked ?? {}).filter(([name, value]) => name in listingFilters && name !== 'my_stuff' && isSet(value)),
  )
  if (!Object.keys(filters).length) return undefined
  return { name: filters.search ?? '', searchable_type: place.query.get('searchable_type') ?? 'Product', filters }
}
const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
