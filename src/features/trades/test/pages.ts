import type { SlicePages } from '#test/support/slice-pages.ts'
import { trades } from '../contract.ts'
import { swapOf } from './fixtures.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/marketplace/trades', '/marketplace/trades?search=nothing+like+it', '/trades/{trade}/show'],
    cleo: [
      ...['/trades', '/trades/create', '/trades/matches', '/trades/{trade}/show', '/trades/{trade_draft}/edit', '/proposal', '/orders/trade-listing'],
      ...['/trades/{trade}/place-counter-offer?offer_id={trade_offer}', '/cart/trade-offers/{trade_agreed}', '/orders/trade-detail/{trade_dealt}'],
    ],
    ben: [
      ...['/trades/placed-offer/{trade_offer}', '/trades/{trade_offer}/edit-offer', '/trades/{trade_other}/place-offer'],
      '/orders/trade-tracking/{trade_dealt}',
    ],
  },
  async stock(world) {
    const { ben, cleo, settle } = world
    const item = await swapOf(world, cleo, 'Graf Zeppelin 1.30')
    const mine = await swapOf(world, ben, 'Ceres 20 c black')
    const listed = async (title: string, is_published: boolean) =>
      (await cleo.gets(trades.create, { title, tradeables: [{ stamp_item_id: item }], is_published })).trade.id
    const offered = async (trade_id: Awaited<ReturnType<typeof listed>>) => {
      const items = { items_from_owner: [{ stamp_item_id: item }], items_from_proposer: [{ stamp_item_id: mine }] }
      return (await ben.gets(trades.placeOffer, { trade_id, ...items, message: 'Paris print, with a small thin at the top' })).trade_offer.id
    }
    const [trade, trade_draft] = [await listed('Graf Zeppelin for a Ceres', true), await listed('A draft of a trade', false)]
    const trade_dealt = await listed('Junk 3 c and Fuji 20 sen', true)
    const trade_agreed = await offered(trade_dealt)
    await cleo.gets(trades.answerOffer, { id: trade_agreed, status: 'Accepted' })
    const trade_other = await listed('Mount Fuji 20 sen', true)
    const trade_offer = await offered(trade)
    await settle()
    return { trade, trade_draft, trade_dealt, trade_agreed, trade_other, trade_offer }
  },
}
