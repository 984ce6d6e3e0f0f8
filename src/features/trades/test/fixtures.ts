import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { CANARY, type MakeFixtures, pictureOf } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { hoursAhead, type World } from '#test/support/world.ts'
import { trades } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's trades: one open without an offer, one with an offer of ben, a draft, and one that is agreed with ben. */
    readonly trade: Id<'trades'>
    readonly trade_offered: Id<'trades'>
    readonly trade_draft: Id<'trades'>
    /** It opens by itself. */
    readonly trade_scheduled: Id<'trades'>
    readonly trade_dealt: Id<'trades'>
    readonly trade_offer: Id<'trade_offers'>
    readonly trade_proposal: Id<'trade_proposals'>
    readonly trade_order: Id<'trade_orders'>
    /** Another that is agreed with ben: both can step back from one. */
    readonly trade_order_other: Id<'trade_orders'>
    /** An item that each of ann and ben would trade. */
    readonly swap: Id<'stamp_items'>
    readonly bens_swap: Id<'stamp_items'>
  }
}

export async function swapOf(world: World, who: Actor, name: string, status: 'FOR_TRADE' | 'OPEN_TO_OFFERS' = 'FOR_TRADE') {
  const given = { name, status, media_ids: [await pictureOf(world, who)], quantity_owned: { mint: 0, used: 3 } }
  return (await who.gets(stampItems.create, given)).stamp_item.id
}

/** Made anew for many examples: plans limit how many are open. */
async function clear({ pool }: World) {
  await pool.query(
    "update trade_orders set status = 'cancelled', ended_at = clock_timestamp(), due_at = null where status not in ('completed', 'cancelled')",
  )
  await pool.query(
    "update trade_proposals set status = 'Expired', action_reason = 'expired' where status in ('Active', 'Accepted', 'CounterOffer_Placed', 'CounterOffer_Rejected')",
  )
  await pool.query("update trades set status = 'archived', publish_at = null where status <> 'archived'")
}

export const fixtures: MakeFixtures = async (world, _things) => {
  const { ann, ben, pool, settle } = world
  await clear(world)
  // Four are open at once: more than the Free plan has.
  const planned = await pool.query<{ plan: string }>('select plan from members where id = $1', [ann.id])
  const setPlan = (plan: string) => pool.query('update members set plan = $2 where id = $1', [ann.id, plan])
  await setPlan('premium')
  const swap = await swapOf(world, ann, 'A swap of ann')
  const bens_swap = await swapOf(world, ben, 'A swap of ben')
  const listed = async (title: string, is_published: boolean) =>
    (await ann.gets(trades.create, { title, tradeables: [{ stamp_item_id: swap }], is_published })).trade.id
  const offered = async (trade_id: Id<'trades'>) =>
    (
      await ben.gets(trades.placeOffer, {
        ...{ trade_id, items_from_owner: [{ stamp_item_id: swap }], items_from_proposer: [{ stamp_item_id: bens_swap }] },
        message: 'CANARY offer for a trade',
      })
    ).trade_offer
  const trade = await listed('A trade of ann', true)
  const trade_draft = await listed(CANARY.draft, false)
  const publish_at = await hoursAhead(world, 48)
  const waiting = { title: CANARY.draft, tradeables: [{ stamp_item_id: swap }], is_published: true, publish_at }
  const trade_scheduled = (await ann.gets(trades.create, waiting)).trade.id
  const trade_dealt = await listed('A trade that is agreed', true)
  const { trade_offer: agreed } = await ann.gets(trades.answerOffer, { id: (await offered(trade_dealt)).id, status: 'Accepted' })
  const other = await offered(await listed('Another that is agreed', true))
  const { trade_offer: agreed_too } = await ann.gets(trades.answerOffer, { id: other.id, status: 'Accepted' })
  const trade_offered = await listed('A trade with an offer', true)
  const { id: trade_offer, proposal_id: trade_proposal } = await offered(trade_offered)
  await setPlan(planned.rows[0]!.plan)
  // The notices arrive before anything is compared.
  await settle()
  return {
    trade,
    trade_offered,
    trade_draft,
    trade_scheduled,
    trade_dealt,
    trade_offer,
    trade_proposal,
    trade_order: agreed.order_id!,
    trade_order_other: agreed_too.order_id!,
    swap,
    bens_swap,
  }
}
