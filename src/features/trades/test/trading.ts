import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { places } from '#features/places/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { balanceIn, giveCoins } from '#test/support/fixtures.ts'
import type { World } from '#test/support/world.ts'
import { type TradeId, trades } from '../contract.ts'
import { swapOf } from './fixtures.ts'

const at = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
export const one = (stamp_item_id: Id<'stamp_items'>) => [{ stamp_item_id }]

/** What tests of trades do again and again: ann lists, ben and cleo offer. */
export function trading(world: World) {
  const homes = new Map<string, Id<'addresses'>>()
  const coins = (who: Actor) => balanceIn(world, who, 'member_coins')
  return {
    coins,
    /** Everybody has coins, an address and the plan without limits. */
    async begin(purse = 1_000) {
      const { ann, ben, cleo, pool } = world
      await pool.query("update members set plan = 'premium' where id = any($1)", [[ann.id, ben.id, cleo.id]])
      for (const who of [ann, ben, cleo]) {
        homes.set(who.id, (await who.gets(places.create, at)).address.id)
        await giveCoins(world, who, purse)
      }
    },
    home: (who: Actor) => homes.get(who.id)!,
    /** What a member may spend: what is held is not among it. */
    async free(who: Actor): Promise<number> {
      const { rows } = await world.pool.query<{ n: number }>(
        "select coalesce(sum(credits_posted - debits_posted - debits_pending), 0)::int as n from ledger_accounts where owner_id = $1 and code = 'member_coins'",
        [who.id],
      )
      return rows[0]!.n
    },
    async listed(more: object = {}) {
      const item = await swapOf(world, world.ann, 'Junk 3 cents')
      const { trade } = await world.ann.gets(trades.create, { tradeables: one(item), is_published: true, ...more })
      return { item, trade }
    },
    async offered(trade_id: TradeId, items: readonly Id<'stamp_items'>[], more: object = {}, who = world.ben) {
      const mine = await swapOf(world, who, `Dragon of ${who.name}`)
      const given = { trade_id, items_from_owner: items.map((stamp_item_id) => ({ stamp_item_id })), items_from_proposer: one(mine), ...more }
      return { mine, offer: (await who.gets(trades.placeOffer, given)).trade_offer }
    },
    answer: (who: Actor, id: Id<'trade_offers'>, status: 'Accepted' | 'Rejected' | 'Removed' | 'Active', action_reason?: string) =>
      who.ask(trades.answerOffer, { id, status, ...(action_reason && { action_reason }) }),
    async isSound(): Promise<boolean> {
      const sums = await ledgerSums(world.product.db)
      return (await ledgerDrift(world.product.db)).length === 0 && sums.every(({ sum }) => sum === 0)
    },
    async finish(ids: readonly TradeId[]) {
      for (const id of ids) await world.ann.ask(trades.archive, { id })
    },
  }
}
