import { findItems } from '#features/stamp-items/server/public.ts'
import { factsOf } from '#features/trades/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { giveCoins, keepItem } from '#test/support/fixtures.ts'
import type { World } from '#test/support/world.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann, ben and hal are asked to join it, and the other: each can decline one. */
    readonly trade_circle: Id<'trade_circles'>
    readonly trade_circle_other: Id<'trade_circles'>
    /** Ben waits for what ann has sent, and has complained. */
    readonly circle_complaint: Id<'trade_circle_complaints'>
  }
}

/** A circle as the search leaves it: each has been asked. */
export async function askedCircle(world: World, members: readonly Actor[]): Promise<Id<'trade_circles'>> {
  const { pool } = world
  const entries = await keepEntry(world, ...members.map(() => ({ name: `Round ${crypto.randomUUID()}` })))
  const { rows } = await pool.query(
    `with s as (insert into trade_circle_searches (began_at, ended_at, members, wants, circles, trades, bound)
       values (clock_timestamp(), clock_timestamp(), 2041, 19880, 700, 2100, 2100) returning id)
     insert into trade_circles (search_id, key, size, due_at) select s.id, $1, $2, clock_timestamp() + interval '71 hours 12 minutes' from s returning id`,
    [crypto.randomUUID(), members.length],
  )
  for (const [at, who] of members.entries()) {
    const item = await keepItem(world, who, { name: `Round of ${who.name}`, status: 'FOR_TRADE', catalogue_entry_id: entries[at]! as never })
    const next = members[(at + 1) % members.length]!
    const facts = factsOf((await findItems(world.product.db, [item.id])).get(item.id)!)
    await pool.query(
      `insert into trade_circle_legs (circle_id, position, from_id, to_id, catalogue_entry_id, stamp_item_id, unit, name, facts, value, deposit)
       values ($1, $2, $3, $4, $5, $6, 'used', $7, $8, 350, 35)`,
      [rows[0].id, at, who.id, next.id, entries[at], item.id, item.name, JSON.stringify(facts)],
    )
  }
  return rows[0].id
}

/** All have sent, and the receiver of the first parcel says that it has not come. */
export async function complainedCircle(
  world: World,
  members: readonly Actor[],
): Promise<{ circle: Id<'trade_circles'>; complaint: Id<'trade_circle_complaints'> }> {
  const { pool } = world
  const circle = await askedCircle(world, members)
  await pool.query(
    "update trade_circles set status = 'sent', running_at = clock_timestamp(), due_at = clock_timestamp() + interval '20 days' where id = $1",
    [circle],
  )
  await pool.query(
    "update trade_circle_legs set accepted_at = clock_timestamp(), shipped_at = clock_timestamp(), carrier = 'La Poste' where circle_id = $1",
    [circle],
  )
  const { rows } = await pool.query(
    `insert into trade_circle_complaints (leg_id, circle_id, receiver_id, sender_id, reason, body, answer_until)
     select id, circle_id, to_id, from_id, 'not_arrived', 'Nothing came', clock_timestamp() + interval '5 days'
     from trade_circle_legs where circle_id = $1 and position = 0 returning id`,
    [circle],
  )
  return { circle, complaint: rows[0].id }
}

const third = new WeakMap<World, Promise<Actor>>()
export const fixtures: MakeFixtures = async (world, _things) => {
  const { ann, ben } = world
  const joined = third.get(world) ?? world.join('hal')
  third.set(world, joined)
  const hal = await joined
  for (const who of [ann, ben]) await giveCoins(world, who, 5_000)
  return {
    trade_circle: await askedCircle(world, [ann, ben, hal]),
    trade_circle_other: await askedCircle(world, [ann, ben, hal]),
    circle_complaint: (await complainedCircle(world, [ann, ben, hal])).complaint,
  }
}
