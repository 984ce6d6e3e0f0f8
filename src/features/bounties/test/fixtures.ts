import type { Id } from '#kernel/shapes.ts'
import { CANARY, type MakeFixtures } from '#test/contract/objects.ts'
import { giveCoins } from '#test/support/fixtures.ts'
import { hoursAhead } from '#test/support/world.ts'
import { bounties } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's bounties: one open without an offer, one with an offer of ben, a draft; and what ben offers. */
    readonly bounty: Id<'bounties'>
    readonly bounty_offered: Id<'bounties'>
    readonly bounty_draft: Id<'bounties'>
    /** It opens by itself. */
    readonly bounty_scheduled: Id<'bounties'>
    readonly bounty_offer: Id<'bounty_offers'>
  }
}

export const fixtures: MakeFixtures = async (world, _things) => {
  const { ann, ben, pool, settle } = world
  // Made anew for many examples: their plans limit how many are open.
  await pool.query("update bounty_offers set status = 'Rejected', action_reason = 'withdrawn' where user_id = $1 and status = 'Pending'", [ben.id])
  await pool.query("update bounties set status = 'Archived' where user_id = $1 and status = 'Active'", [ann.id])
  await giveCoins(world, ann, 10_000)
  const wanted = async (title: string, is_published: boolean) =>
    (await ann.gets(bounties.create, { title, reward_option: 'coins', offered_coins: 50, is_published })).bounty.id
  const bounty = await wanted('Wanted by ann', true)
  const bounty_offered = await wanted('Wanted by ann, with an offer', true)
  const bounty_draft = await wanted(CANARY.draft, false)
  const publish_at = await hoursAhead(world, 48)
  const waiting = { title: CANARY.draft, reward_option: 'coins' as const, offered_coins: 50, is_published: true, publish_at }
  const bounty_scheduled = (await ann.gets(bounties.create, waiting)).bounty.id
  const link = 'https://www.delcampe.net/en/item/1234'
  const given = { bounty_id: bounty_offered, referable_type: 'referral_link' as const, link, message: 'CANARY offer for a bounty' }
  const { bounty_offer } = await ben.gets(bounties.placeOffer, given)
  // The notice of the offer arrives before anything is compared.
  await settle()
  return { bounty, bounty_offered, bounty_draft, bounty_scheduled, bounty_offer: bounty_offer.id }
}
