import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { auctions } from '../contract.ts'
import { auctionMachine } from '../rules.ts'

/** States in which the piece is promised to the lot; the ended ones with an offer that stands. */
const HOLDING = ['active', 'closed_sold', 'closed_unsold', 'defaulted']
const OFFERED = ['closed_unsold', 'defaulted']

export const walks: readonly MachineWalk[] = [
  {
    name: 'auction',
    machine: auctionMachine,
    ops: {
      ...{ publish: auctions.publish, schedule: auctions.schedule, unschedule: auctions.unschedule },
      ...{ buy_now: auctions.buyNow, cancel: auctions.endEarly, accept: auctions.answerSecondChance },
    },
    // The same operation as `cancel`, in the last twelve hours of a lot with bids.
    apart: ['sell_early'],
    parties: { ann: 'seller', ben: 'bidder' },
    anybody: true,
    object: 'auction_unbid',
    table: 'auctions',
    given: {
      schedule: { publish_at: new Date(Date.now() + 86_400_000).toISOString() },
      buy_now: { expected_price: 5_000 },
      accept: { is_accepted: true },
    },
    put: async ({ pool, ben }, id, state) => {
      const holds = HOLDING.includes(state)
      await pool.query("update orders set status = 'cancelled' where source_id = $1", [id])
      await pool.query("delete from item_commitments where kind = 'auction' and ref_id = $1", [id])
      await pool.query(
        `update stamp_items set status = $2, committed_used = $3, used = 1, deleted_at = null where id = (select a.stamp_item_id from auctions a where a.id = $1)`,
        [id, holds ? 'IN_AUCTION' : 'FOR_AUCTION', holds ? 1 : 0],
      )
      if (holds)
        await pool.query(
          "insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) select stamp_item_id, 'used', 1, 'auction', id from auctions where id = $1",
          [id],
        )
      const sold = state === 'closed_sold'
      const offered = OFFERED.includes(state)
      await pool.query(
        `update auctions set status = $2, closed_at = case when $3 then clock_timestamp() end, final_at = null, open_until = null,
          order_id = case when $4 then (select o.id from orders o where o.kind = 'product' limit 1) end, winner_id = case when $4 then $6::uuid end, price = case when $4 then 5000 end,
          second_chance_id = case when $5 then $6::uuid end, second_chance_price = case when $5 then 2000 end,
          second_chance_until = case when $5 then clock_timestamp() + interval '1 day' end,
          publish_at = case when $2 = 'scheduled' then clock_timestamp() + interval '1 day' end
         where id = $1`,
        [id, state, !['draft', 'scheduled', 'active'].includes(state), sold, offered, ben.id],
      )
    },
  },
]
