import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { progress } from '../progress.ts'
import { type Catalogued, catalogued, PICTURES, pictureCatalogue } from './catalogue.ts'
import { joinMarket, openShops, type People } from './join.ts'
import { type AllMade, madeBefore, type Studio, shelve } from './list.ts'
import { type DemoParts, LONGEST } from './parts.ts'
import { type Shelved, shelved } from './shelf.ts'
import { dealt, trade } from './trade.ts'

const AT_ONCE = 4

/**
 * People, shops, things and orders under way, all made through the product itself, while it is open already.
 * It is written down as done only at its end, and every step asks what is there: what a crash cut off goes on at the next start.
 */
export async function fillDemo(parts: DemoParts, things = shelved()): Promise<void> {
  const [market, catalogue] = [await isFilled(parts.pool, 'demo'), await isFilled(parts.pool, PICTURES)]
  if (market && catalogue) return
  const folder = mkdtempSync(join(tmpdir(), 'cachet-demo-'))
  try {
    await (market ? fillCatalogue : fill)(parts, things, { folder, longest: parts.longest ?? LONGEST })
    await parts.pool.query("insert into seeds (name, hash) values ('demo', '2') on conflict do nothing")
    parts.say('  The demo market is open.')
  } catch (fault) {
    // Whoever stops us in the middle finds the rest at the next start; anything else is said, and the product stays open.
    if (!parts.product.health.draining) parts.say(`  The demo market is not whole yet; the next start goes on. ${fault}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isFilled = async (pool: Pool, name: string) => (await pool.query('select from seeds where name = $1', [name])).rowCount === 1

/** A market from before there was a catalogue stays as its members have made it. */
async function fillCatalogue(parts: DemoParts, _: readonly Shelved[], studio: Studio) {
  await catalogued(parts)
  await pictureCatalogue(parts, await joinMarket(parts), studio)
}

async function fill(parts: DemoParts, things: readonly Shelved[], studio: Studio) {
  const people = await joinMarket(parts)
  await openShops(parts, people, things, studio)
  const [made, catalogue] = [await madeBefore(parts.pool), await catalogued(parts)]
  const show = progress('demo market', things.length, parts.say)
  const market = { parts, people, made, studio, show, catalogue }
  // What is bought comes first, so that the orders are there early.
  const bought = new Set(dealt(things).flatMap((deal) => deal.things))
  await inTurn(market, [...bought])
  await trade(parts, people, things, made)
  await pictureCatalogue(parts, people, studio)
  const rest = things.filter((thing) => !bought.has(thing))
  await inTurn(market, rest)
}

interface Market {
  readonly parts: DemoParts
  readonly people: People
  readonly made: AllMade
  readonly studio: Studio
  readonly catalogue: Catalogued
  readonly show: (more: number) => void
}

/** A few at a time: drawing, encoding and the database each have something to do, and visitors too. After a fault nothing more is begun. */
async function inTurn({ parts, people, made, studio, catalogue, show }: Market, things: readonly Shelved[]) {
  const waiting = [...things]
  const one = async () => {
    for (let thing = waiting.shift(); thing; thing = waiting.shift()) {
      if (parts.product.health.draining) throw new Error('the product is closing')
      await shelve(people.get(thing.owner)!, thing, { made, catalogue, studio })
      show(1)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => one().finally(() => waiting.splice(0))))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
