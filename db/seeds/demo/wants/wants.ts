import { wishlists } from '#features/wishlists/contract.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { askMinimum, markWants, soldEntries, unsoldEntry } from './wants-queries.ts'

/** The name of this part among what is filled. */
export const DEMO_WANTS = 'demo-wants'
/** Who wants how many entries that somebody sells. */
const WISHERS = { ann: 5, ben: 9, cleo: 7, hector_pelletier: 6 } as const
/** Stores that send from a sum on, in minor units. */
const MINIMUM_ORDERS = { edith_larkspur: 2_000, ingrid_solvang: 1_000 } as const

/** Wants of the demo members, so that a basket can be made of them: one of them is for sale nowhere, one only above its highest price. */
export async function wish({ pool }: DemoParts, people: People): Promise<void> {
  for (const [name, many] of Object.entries(WISHERS)) {
    const wisher = people.get(name)
    if (!wisher) continue
    const [sold, unsold] = [await soldEntries(pool, wisher.id, many), await unsoldEntry(pool, wisher.id)]
    for (const [at, wishable_id] of [...(unsold ? [unsold] : []), ...sold].entries())
      await wisher.does(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id, ...(at === 1 && { max_amount: 1 }) })
  }
  for (const [name, minimum] of Object.entries(MINIMUM_ORDERS)) {
    const owner = people.get(name)
    if (owner) await askMinimum(pool, owner.id, minimum)
  }
  await markWants(pool, DEMO_WANTS)
}
