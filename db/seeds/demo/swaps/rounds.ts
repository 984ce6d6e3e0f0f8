// A trade circle of the demo market: three members of whom each has what the next one wants.
import { wishlists } from '#features/wishlists/contract.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { doublesOfEntries } from './swaps-queries.ts'

export const DEMO_ROUNDS = 'demo-rounds'
const SIZE = 3

/** The wants are wished; the search of the day finds the rest. */
export async function wishInRounds({ pool, product }: DemoParts, people: People) {
  const ring = (await doublesOfEntries(pool)).slice(0, SIZE)
  for (const [at, { catalogue_entry_id }] of ring.entries())
    await people
      .get(ring[(at + 1) % ring.length]!.username)!
      .does(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: catalogue_entry_id })
  await product.relay.drain()
  await pool.query('update trade_circle_searches set due_at = clock_timestamp() where due_at is not null')
  await pool.query('insert into seeds (name, hash) values ($1, $2) on conflict do nothing', [DEMO_ROUNDS, '1'])
}
