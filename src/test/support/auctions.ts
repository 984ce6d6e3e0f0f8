import { auctions } from '#features/auctions/contract.ts'
import { places } from '#features/places/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from './cast.ts'
import { type Fixtures, keepItem } from './fixtures.ts'
import type { World } from './world.ts'

type Lot = Partial<GivenOf<typeof auctions.create>>
const DAYS = 86_400_000
/** A lot of the seller that runs for three days, sent from home for 3.00. */
export async function openLot(world: World, seller: Actor, more: Lot = {}, item: Fixtures['item'] = {}) {
  const { id } = await keepItem(world, seller, { status: 'FOR_AUCTION', ...item })
  const ends_at = new Date(Date.now() + 3 * DAYS).toISOString()
  const sent = { shipping_option: 'letter_tracked', shipping_amount: 300, shipping_abroad: 700 }
  const given = { auctionable_id: id, initial_bid: 1_000, ends_at, is_published: true, ...sent, ...more } as GivenOf<typeof auctions.create>
  return (await seller.gets(auctions.create, given)).auction
}

let streets = 0
/** An address of their own, and a saved card: what bidding asks for. */
export async function mayBid(world: World, member: Actor, country = 'IE') {
  const address = `${++streets} Quay Street`
  await member.gets(places.create, { full_name: member.name, address, city: 'Galway', zipcode: country === 'IE' ? 'H91 F2T5' : '69001', country })
  await world.pool.query(
    `insert into payment_methods (member_id, provider, payment_method_id, brand, last4, exp_month, exp_year)
     values ($1, 'sandbox', 'pm_' || replace(gen_random_uuid()::text, '-', ''), 'visa', '4242', 12, 2040)`,
    [member.id],
  )
}
export const bidOn = (member: Actor, id: string, amount: number) => member.ask(auctions.bid, { id: id as never, amount })
export const lotSeen = async (member: Actor, id: string) => (await member.gets(auctions.show, { id: id as never })).auction

/** Its end lies this far ahead, in milliseconds: the clock is the database's, so the row is dated. */
export const endsIn = ({ pool }: World, id: string, ms: number) =>
  pool.query(
    `update auctions set ends_at = clock_timestamp() + make_interval(secs => $2), hard_end_at = greatest(hard_end_at, clock_timestamp() + make_interval(secs => $2))
     where id = $1`,
    [id, ms / 1000],
  )

/** Its end has come, and the timers have seen it. */
export async function closeLot(world: World, id: string) {
  await endsIn(world, id, 0)
  await world.product.timers.sweep()
  await world.settle()
}

/** An instant by the database's clock, for what ends so many days from now. */
export async function daysAhead({ pool }: Pick<World, 'pool'>, days: number): Promise<string> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() + make_interval(days => $1) as at', [days])
  return rows[0]!.at.toISOString()
}
