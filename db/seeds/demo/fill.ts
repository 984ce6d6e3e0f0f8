import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isUnavailable } from '#server/http/is-unavailable.ts'
import { progress } from '../progress.ts'
import { DEMO_BLOGS, writeBlogs } from './blogs/blogs.ts'
import { BOUNTIES, seek } from './bounties/bounties.ts'
import { DEMO_CALLS, phone } from './calls/calls.ts'
import { type Catalogued, catalogued, PICTURES, pictureCatalogue } from './catalogue.ts'
import { converse, DEMO_CHATS } from './chats/chats.ts'
import { DEMO_CIRCLES, encircle } from './circles/circles.ts'
import { DEMO_CLUBS, found } from './clubs/clubs.ts'
import { announce, DEMO_EVENTS } from './events/events.ts'
import { DEMO_FLAGS, doubt } from './flags/flags.ts'
import { joinMarket, openShops, type People } from './join.ts'
import { type AllMade, madeBefore, shelve } from './list.ts'
import { LOTS, openLots } from './lots/lots.ts'
import { type DemoParts, LONGEST } from './parts.ts'
import { type Shelved, shelved } from './shelf.ts'
import { gather } from './society/gather.ts'
import { atOnce } from './studio/at-once.ts'
import type { Wall } from './studio/hang.ts'
import { openStudio } from './studio/studio.ts'
import { DEMO_ROUNDS, wishInRounds } from './swaps/rounds.ts'
import { swap, TRADES } from './swaps/swaps.ts'
import { DEMO_TALK, talk } from './talk/talk.ts'
import { dealt, trade } from './trade/trade.ts'
import { DEMO_WANTS, wish } from './wants/wants.ts'

/** Parts of the market, each filled once; a market of an earlier version gets the parts added since. */
const PARTS = [
  'demo',
  PICTURES,
  'demo-society',
  LOTS,
  BOUNTIES,
  TRADES,
  DEMO_TALK,
  DEMO_CLUBS,
  DEMO_CHATS,
  DEMO_CIRCLES,
  DEMO_CALLS,
  DEMO_FLAGS,
  DEMO_BLOGS,
  DEMO_EVENTS,
  DEMO_WANTS,
  DEMO_ROUNDS,
]
const RETRIES = 10
const PAUSE = 2_000

/**
 * Fills the demo market through the product's own operations, while the product already runs. A part is marked done at its end, and every step checks
 * what exists, so a start after a crash continues.
 */
export async function fillDemo(parts: DemoParts, things = shelved()): Promise<void> {
  const done = await filled(parts.pool)
  if (PARTS.every((name) => done.has(name))) return
  const began = performance.now()
  const studio = openStudio(parts.longest ?? LONGEST)
  try {
    await goingOn(parts, () => fillMissing(parts, things, { db: parts.product.db, files: parts.files, studio }))
    parts.say(`  The demo market is open (${Math.round((performance.now() - began) / 1000)} s).`)
  } catch (fault) {
    // Shutdown: the next start continues. Other errors are printed and the product keeps running.
    if (!parts.product.health.draining) parts.say(`  The demo market is not whole yet; the next start goes on. ${fault}`)
  } finally {
    studio.close()
  }
}

/** Retry: on a busy machine a statement may wait too long for a lock. Every step finds what the one before has made. */
async function goingOn({ product: { health } }: DemoParts, work: () => Promise<void>) {
  for (let left = RETRIES; ; left--)
    try {
      return await work()
    } catch (fault) {
      if (!left || health.draining || !isUnavailable(fault)) throw fault
      await wait(PAUSE)
    }
}

async function fillMissing(parts: DemoParts, things: readonly Shelved[], wall: Wall) {
  const done = await filled(parts.pool)
  const people = await joinMarket(parts)
  if (!done.has('demo')) await fill(parts, people, things, wall)
  else if (!done.has(PICTURES)) await catalogued(parts)
  if (!done.has('demo-society')) await gather(parts, people, wall)
  if (!done.has(LOTS)) await openLots(parts, people, wall, await catalogued(parts))
  if (!done.has(BOUNTIES)) await seek(parts, people, wall)
  if (!done.has(TRADES)) await swap(parts, people)
  if (!done.has(DEMO_TALK)) await talk(parts, people)
  if (!done.has(DEMO_CLUBS)) await found(parts, people)
  if (!done.has(DEMO_CHATS)) await converse(parts, people)
  if (!done.has(DEMO_CIRCLES)) await encircle(parts, people)
  if (!done.has(DEMO_CALLS)) await phone(parts, people)
  if (!done.has(DEMO_FLAGS)) await doubt(parts, people)
  if (!done.has(DEMO_BLOGS)) await writeBlogs(parts, people)
  if (!done.has(DEMO_EVENTS)) await announce(parts, people)
  if (!done.has(DEMO_WANTS)) await wish(parts, people)
  if (!done.has(DEMO_ROUNDS)) await wishInRounds(parts, people)
  if (!done.has(PICTURES)) await pictureCatalogue(parts, people, wall)
  await parts.pool.query("insert into seeds (name, hash) values ('demo', '2') on conflict do nothing")
}

const filled = async (pool: Pool) =>
  new Set((await pool.query<{ name: string }>('select name from seeds where name = any($1)', [PARTS])).rows.map(({ name }) => name))

async function fill(parts: DemoParts, people: People, things: readonly Shelved[], wall: Wall) {
  await openShops(parts, people, things, wall)
  const [made, catalogue] = [await madeBefore(parts.pool), await catalogued(parts)]
  const show = progress('demo market', things.length, parts.say)
  const market = { parts, people, made, wall, show, catalogue }
  // Purchased products first, so that the orders exist early.
  const bought = new Set(dealt(things).flatMap((deal) => deal.things))
  await inTurn(market, [...bought])
  await trade(parts, people, things, made)
  const rest = things.filter((thing) => !bought.has(thing))
  await inTurn(market, rest)
}

interface Market {
  readonly parts: DemoParts
  readonly people: People
  readonly made: AllMade
  readonly wall: Wall
  readonly catalogue: Catalogued
  readonly show: (more: number) => void
}

const inTurn = ({ parts, people, made, wall, catalogue, show }: Market, things: readonly Shelved[]) =>
  atOnce(parts.product, things, async (thing) => {
    await shelve(people.get(thing.owner)!, thing, { made, catalogue, wall })
    show(1)
  })
