import { beforeAll, expect, test } from 'vitest'
import { transact } from '#server/operations/transaction.ts'
import { haltAt, installHalts, STEPS, type Step } from '#test/proofs/auctions/halts.ts'
import { bidOn, endsIn, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { expectBooks } from '#test/support/books.ts'
import { rest } from '#test/support/client.ts'
import { useWorld } from '#test/support/world.ts'
import { closeAuctions } from './close.timer.ts'

const world = useWorld()
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  for (const [member, country] of [[ann, 'FR'], [ben], [cleo]] as const) await mayBid(world, member, country)
  await installHalts(pool)
})

/** Ben leads at 3,100, cleo is second. */
async function lotWithBids() {
  const lot = await openLot(world, world.ann)
  await bidOn(world.ben, lot.id, 5_000)
  await bidOn(world.cleo, lot.id, 3_000)
  await world.settle()
  return lot.id
}
/** As a second process would do it. */
const worker = (id: string) => {
  const { db, tools } = world.product
  return transact({ db, tools, wake: () => {} }, (context) => closeAuctions.run(context, id))
}
const count = async (sql: string, id: string) => (await world.pool.query(sql, [id])).rowCount
const TOLD = "select from notifications where subject_id = $1 and type in ('auction_won_bidder', 'auction_won_owner', 'auction_closed')"
const LETTERS =
  "select from mails where template in ('auction_sold', 'auction_won', 'auction_closed') and created_at > (select closed_at from auctions where id = $1)"

async function expectOneEnd(id: string, step: string) {
  await world.pool.query('update outbox set due_at = clock_timestamp() where done_at is null')
  await world.settle()
  expect(await lotSeen(world.ben, id)).toMatchObject({ status: 'closed_sold', outcome: { price: 3_100, is_winner: true } })
  expect(await count('select from orders where source_id = $1', id)).toBe(1)
  expect([await count(TOLD, id), await count(LETTERS, id)]).toEqual([3, 3])
  await expectBooks(world, step)
}

test.each(Object.keys(STEPS) as Step[])('F10 two workers, cut off twice when %s: one winner, one order, one set of notices', async (step) => {
  const id = await lotWithBids()
  const halt = await haltAt(world.pool, step)
  await endsIn(world, id, 0)
  for (let n = 0; n < 2; n++) {
    await world.pool.query('update outbox set due_at = clock_timestamp() where done_at is null')
    const working = Promise.allSettled([worker(id), worker(id), world.product.timers.sweep().then(() => world.product.relay.drain())])
    await halt.reached()
    for (let over = false; !over; over = await Promise.race([working.then(() => true), rest(50, 0).then(() => false)])) await halt.cut()
  }
  await halt.end()
  await expectOneEnd(id, step)
})

test('F10 ten workers at once end a lot once, and nine of them find nothing to do', async () => {
  const id = await lotWithBids()
  await endsIn(world, id, 0)
  await Promise.all(Array.from({ length: 10 }, () => worker(id)))
  await expectOneEnd(id, 'ten workers')
})
