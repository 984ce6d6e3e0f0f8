import { places } from '#features/places/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { CANARY, type MakeFixtures, pictureOf } from '#test/contract/objects.ts'
import { daysAhead } from '#test/support/auctions.ts'
import type { World } from '#test/support/world.ts'
import { auctions } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's lots: one with a bid of ben, one without, a draft, and one that has ended without a bid. */
    readonly auction: Id<'auctions'>
    readonly auction_unbid: Id<'auctions'>
    readonly auction_draft: Id<'auctions'>
    /** Two that wait: a draft that could open, and one that opens by itself. */
    readonly auction_timed: Id<'auctions'>
    readonly auction_scheduled: Id<'auctions'>
    readonly auction_ended: Id<'auctions'>
    /** One that ben has bought at once, and its purchase, which waits. */
    readonly auction_won: Id<'auctions'>
    readonly won_group: Id<'order_groups'>
  }
}

/** The examples expect that nobody but ann and ben has an address, whatever was asked before: who has none does not bid. */
const takeFromOthers = ({ pool, ann, ben }: World) =>
  pool.query('update addresses set deleted_at = clock_timestamp(), is_default = false where deleted_at is null and member_id <> all($1)', [
    [ann.id, ben.id],
  ])

export const fixtures: MakeFixtures = async (world, _things) => {
  const { ann, ben, settle } = world
  await takeFromOthers(world)
  const lot = async (name: string, more: object) => {
    const media = await pictureOf(world, ann)
    const given = { name: 'Lot of ann', status: 'FOR_AUCTION' as const, media_ids: [media], quantity_owned: { mint: 0, used: 1 } }
    const { stamp_item } = await ann.gets(stampItems.create, given)
    const ends_at = await daysAhead(world, 20)
    const sent = { shipping_option: 'letter_tracked', shipping_amount: 300, shipping_abroad: 700 }
    const asked = { auctionable_id: stamp_item.id, name, initial_bid: 1_000, ends_at, ...sent, ...more }
    return (await ann.gets(auctions.create, asked)).auction.id
  }
  const auction = await lot('A lot with a bid', { is_published: true, reserve_price: 7_654_321 })
  const auction_unbid = await lot('A lot without a bid', { is_published: true, buy_it_now_price: 5_000 })
  const auction_draft = await lot(CANARY.draft, {})
  const auction_timed = await lot(CANARY.draft, {})
  const auction_scheduled = await lot(CANARY.draft, { is_published: true, publish_at: await daysAhead(world, 2) })
  const auction_ended = await lot('A lot that ended', { is_published: true })
  await ann.gets(auctions.endEarly, { id: auction_ended })
  // Ann and ben share an address among the things: who lives with the seller does not bid.
  const { addresses } = await ben.gets(places.list, {})
  const galway = { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE', is_default: true }
  if (!addresses.some(({ city }) => city === galway.city)) await ben.gets(places.create, galway)
  await ben.gets(auctions.bid, { id: auction, amount: 2_000 })
  const auction_won = await lot('A lot that ben has', { is_published: true, buy_it_now_price: 5_000 })
  const { auction: won } = await ben.gets(auctions.buyNow, { id: auction_won, expected_price: 5_000 })
  // The notices arrive before anything is compared.
  await settle()
  return { auction, auction_unbid, auction_draft, auction_timed, auction_scheduled, auction_ended, auction_won, won_group: won.outcome!.group_id! }
}
