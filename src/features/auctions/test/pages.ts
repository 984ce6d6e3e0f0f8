import { bidOn, mayBid, openLot } from '#test/support/auctions.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { auctions } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/marketplace/auctions', '/marketplace/auctions?search=nothing+like+it', '/auctions/{auction}', '/auctions/{auction}/proof'],
    ann: ['/auctions', '/auctions?type=draft', '/auctions/{auction_unbid}/edit', '/auctions/{auction_unbid}', '/auctions/{auction_unbid}/history'],
    ben: ['/auctions/{auction}', '/auctions/{auction}/history', '/cart/auctions/{auction_won}', '/orders/auctions/placed?group={won_group}'],
    cleo: ['/auctions/{auction}'],
  },
  async stock(world) {
    const { ann, ben, cleo, pool } = world
    await pool.query("update members set plan = 'premium' where id = $1 and plan = 'free'", [ann.id])
    await mayBid(world, ann, 'FR')
    await mayBid(world, ben)
    await mayBid(world, cleo)
    const lot = await openLot(world, ann, { reserve_price: 1_500 })
    await bidOn(cleo, lot.id, 1_200)
    await bidOn(ben, lot.id, 3_000)
    const unbid = await openLot(world, ann)
    const won = await openLot(world, ann, { buy_it_now_price: 5_000 })
    const { auction } = await ben.gets(auctions.buyNow, { id: won.id, expected_price: 5_000 })
    return { auction: lot.id, auction_unbid: unbid.id, auction_won: won.id, won_group: auction.outcome!.group_id! }
  },
}
