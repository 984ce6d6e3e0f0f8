import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Product } from '#server/product.ts'
import { progress } from '../progress.ts'
import { joinMarket, openShops, type People } from './join.ts'
import { type AllMade, madeBefore, shelve } from './list.ts'
import { type Shelved, shelved } from './shelf.ts'
import { dealt, trade } from './trade.ts'

const AT_ONCE = 4

export interface DemoParts {
  readonly product: Product
  readonly pool: Pool
  readonly data_dir: string
  readonly say: (line: string) => void
}

/**
 * People, shops, things and orders under way, all made through the product itself, while it is open already.
 * It is written down as done only at its end, and every step asks what is there: what a crash cut off goes on at the next start.
 */
export async function fillDemo(parts: DemoParts, things = shelved()): Promise<void> {
  if (await isFilled(parts.pool)) return
  const folder = mkdtempSync(join(tmpdir(), 'cachet-demo-'))
  try {
    await fill(parts, things, folder)
    await parts.pool.query("insert into seeds (name, hash) values ('demo', '2') on conflict do nothing")
    parts.say('  The demo market is open.')
  } catch (fault) {
    // Whoever stops us in the middle finds the rest at the next start; anything else is said, and the product stays open.
    if (!parts.product.health.draining) parts.say(`  The demo market is not whole yet; the next start goes on. ${fault}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isFilled = async (pool: Pool) => (await pool.query("select from seeds where name = 'demo'")).rowCount === 1

async function fill(parts: DemoParts, things: readonly Shelved[], folder: string) {
  const people = await joinMarket(parts)
  await openShops(parts, people, things, folder)
  const made = await madeBefore(parts.pool)
  const show = progress('demo market', things.length, parts.say)
  // What is bought comes first, so that the orders are there early.
  const bought = new Set(dealt(things).flatMap((deal) => deal.things))
  const shelve = (some: readonly Shelved[]) => inTurn(parts, some, people, made, folder, show)
  await shelve([...bought])
  await trade(parts, people, things, made)
  await shelve(things.filter((thing) => !bought.has(thing)))
}

/** A few at a time: drawing, encoding and the database each have something to do, and visitors too. */
async function inTurn(
  { product }: DemoParts,
  things: readonly Shelved[],
  people: People,
  made: AllMade,
  folder: string,
  show: (more: number) => void,
) {
  const waiting = things.values()
  const one = async () => {
    for (const thing of waiting) {
      if (product.health.draining) throw new Error('the product is closing')
      await shelve(people.get(thing.owner)!, thing, made, folder)
      show(1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
