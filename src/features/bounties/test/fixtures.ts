import { products } from '#features/products/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { CANARY, type MakeFixtures } from '#test/contract/objects.ts'
import { giveCoins } from '#test/support/bounties.ts'
import { bounties } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's bounties: one open without an offer, one with an offer of ben, a draft; and what ben offers. */
    readonly bounty: Id<'bounties'>
    readonly bounty_offered: Id<'bounties'>
    readonly bounty_draft: Id<'bounties'>
    readonly bounty_offer: Id<'bounty_offers'>
    /** Ann's product that others may name for somebody's bounty, and cleo's open bounty. */
    readonly bounty_of_cleo: Id<'bounties'>
    readonly referred: Id<'products'>
  }
}

export const fixtures: MakeFixtures = async (world, { item }) => {
  const { ann, ben, cleo, settle } = world
  for (const member of [ann, cleo]) await giveCoins(world, member, 100_000)
  const wanted = async (who: typeof ann, title: string, is_published: boolean) =>
    (await who.gets(bounties.create, { title, reward_option: 'coins', offered_coins: 50, is_published })).bounty.id
  const bounty = await wanted(ann, 'Wanted by ann', true)
  const bounty_offered = await wanted(ann, 'Wanted by ann, with an offer', true)
  const bounty_draft = await wanted(ann, CANARY.draft, false)
  const bounty_of_cleo = await wanted(cleo, 'Wanted by cleo', true)
  const listing = { productable_id: item, name: 'Named for a bounty', quantity: 1, regular_price: 12_500, is_published: true }
  const referred = (await ann.gets(products.create, listing)).product.id
  const link = 'https://www.delcampe.net/en/item/1234'
  const given = { bounty_id: bounty_offered, referable_type: 'referral_link' as const, link, message: 'CANARY offer for a bounty' }
  const { bounty_offer } = await ben.gets(bounties.placeOffer, given)
  // The notice of the offer arrives before anything is compared.
  await settle()
  return { bounty, bounty_offered, bounty_draft, bounty_of_cleo, referred, bounty_offer: bounty_offer.id }
}
