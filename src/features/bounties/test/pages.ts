import { giveCoins, pictureOf } from '#test/support/fixtures.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { bounties } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/marketplace/bounties', '/marketplace/bounties?search=nothing+like+it', '/bounties/{bounty}/show'],
    cleo: ['/bounties', '/bounties/create', '/bounties/{bounty}/show', '/bounties/{bounty_draft}/edit'],
    ben: ['/bounties', '/bounties/{bounty}/show', '/bounties/place-bounty-offer/{bounty}/{cleo}', '/bounties/placed-bounty-offer/{bounty_offer}'],
  },
  async stock(world) {
    const { ben, cleo } = world
    await giveCoins(world, cleo, 1_000)
    const more = { description: 'Two margins at least\nNo thin, no repair', minimum_grade: 'VF' }
    const wanted = async (title: string, is_published: boolean) => {
      const given = { title, reward_option: 'coins' as const, offered_coins: 50, is_published, media_ids: [await pictureOf(world, cleo, [320, 640])] }
      return (await cleo.gets(bounties.create, { ...given, ...more })).bounty.id
    }
    const [bounty, bounty_draft] = [await wanted('Penny Black, plate 11', true), await wanted('Two pence blue', false)]
    const given = {
      bounty_id: bounty,
      referable_type: 'referral_link' as const,
      link: 'https://www.delcampe.net/en/item/1234',
      message: 'Plate 11, two margins',
    }
    const { bounty_offer } = await ben.gets(bounties.placeOffer, given)
    return { cleo: cleo.id, bounty, bounty_draft, bounty_offer: bounty_offer.id }
  },
}
