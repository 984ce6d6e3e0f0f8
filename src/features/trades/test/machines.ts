import type { MachineWalk } from '#test/contract/machine-walk.ts'
import type { World } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { offerMachine, tradeMachine, tradeOrderMachine } from '../rules.ts'

const PUT_TRADE = `update trades set status = $2, published_at = clock_timestamp(), expires_at = clock_timestamp() + interval '9 days', partner_id = $3,
  publish_at = case when $2 = 'scheduled' then clock_timestamp() + interval '1 day' end where id = $1`
const dealt = (state: string) => ['offer-accepted', 'processing', 'completed'].includes(state)

/** The pieces of an agreed trade are promised to it, as long as it is under way. */
async function promise({ pool }: World, id: string, holds: boolean) {
  await pool.query("delete from item_commitments where kind = 'trade_offer' and ref_id = $1", [id])
  const items = `select i.stamp_item_id from trade_offer_items i join trade_orders o on o.offer_id = i.offer_id where o.id = '${id}'`
  await pool.query(`update stamp_items set used = 3, committed_used = $1, deleted_at = null where stamp_items.id in (${items})`, [holds ? 1 : 0])
  if (holds)
    await pool.query(
      `insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) select stamp_item_id, 'used', 1, 'trade_offer', '${id}' from (${items}) as i`,
    )
}

export const walks: readonly MachineWalk[] = [
  {
    name: 'trade',
    machine: tradeMachine,
    ops: {
      ...{ publish: trades.publish, schedule: trades.schedule, unschedule: trades.unschedule },
      ...{ unpublish: trades.unpublish, archive: trades.archive },
    },
    given: { schedule: { publish_at: new Date(Date.now() + 86_400_000).toISOString() } },
    // Of the system, with what the offers and the order do.
    above: ['accept', 'proceed', 'complete'],
    parties: { ann: 'owner' },
    object: 'trade',
    table: 'trades',
    put: async ({ pool, ben }, id, state) => {
      await pool.query(PUT_TRADE, [id, state, dealt(state) ? ben.id : null])
    },
  },
  {
    name: 'trade offer',
    machine: offerMachine,
    ops: { send: trades.answerOffer, accept: trades.answerOffer, reject: trades.answerOffer, rescind: trades.removeOffer },
    given: {
      ...{ send: { status: 'Active' }, accept: { status: 'Accepted' }, reject: { status: 'Rejected' } },
      rescind: { action_reason: 'Found same item, better price' },
    },
    // A counter offer is another offer, which the random conversations place.
    apart: ['counter'],
    above: ['expire', 'end', 'lose', 'lapse'],
    parties: { ann: 'owner', ben: 'proposer' },
    object: 'trade_offer',
    table: '(select o.id, p.status from trade_offers o join trade_proposals p on p.id = o.proposal_id) as offers',
    put: async ({ pool, ben }, id, state) => {
      await undo(pool, id)
      await pool.query(PUT_TRADE, [await tradeOf(pool, id), state === 'Accepted' ? 'offer-accepted' : 'active', state === 'Accepted' ? ben.id : null])
      await pool.query("update trade_proposals set status = 'Expired' where status = 'Accepted' and offer_id <> $1", [id])
      await pool.query(
        `update trade_proposals set status = $2, offer_id = $1, expires_at = clock_timestamp() + interval '3 days', sent_at = clock_timestamp()
         where trade_proposals.id = (select o.proposal_id from trade_offers o where o.id = $1)`,
        [id, state],
      )
    },
  },
  {
    name: 'trade order',
    machine: tradeOrderMachine,
    ops: { proceed: trades.proceed, withdraw: trades.withdraw, ship: trades.ship, confirm: trades.confirm, dispute: trades.dispute },
    given: { withdraw: { action_reason: 'No time' }, ship: { carrier: 'La Poste' }, dispute: { reason: 'Nothing came' } },
    above: ['complete', 'cancel'],
    parties: { ann: 'party', ben: 'party' },
    object: 'trade_order',
    table: 'trade_orders',
    // All steps but the last one are done, so that either side takes the last; nothing is sent, so that no address is asked for.
    put: async (world, id, state) => {
      const { pool, ann, ben } = world
      const over = state === 'completed' || state === 'cancelled'
      await promise(world, id, !over)
      await pool.query(
        `update trade_orders set status = $2, ended_at = case when $3 then clock_timestamp() end,
           due_at = case when $2 in ('accepted', 'processing', 'shipped', 'delivered') then clock_timestamp() + interval '3 days' end,
           disputed_by = $4, dispute_reason = 'Nothing came' where id = $1`,
        [id, state, over, ann.id],
      )
      await pool.query(
        `update trade_legs set has_parcel = $2, proceeded_at = clock_timestamp(), shipped_at = clock_timestamp(), received_at = clock_timestamp() where order_id = $1`,
        [id, state !== 'accepted'],
      )
      const status = state === 'accepted' ? 'offer-accepted' : over ? 'completed' : 'processing'
      await pool.query(PUT_TRADE, [await tradeOfOrder(pool, id), status, ben.id])
      await pool.query(
        "update trade_proposals set status = 'Accepted' where trade_proposals.id = (select t.proposal_id from trade_orders t where t.id = $1)",
        [id],
      )
    },
  },
]

const tradeOf = async (pool: World['pool'], offer_id: string): Promise<string> =>
  (await pool.query('select p.trade_id from trade_proposals p join trade_offers o on o.proposal_id = p.id where o.id = $1', [offer_id])).rows[0]
    .trade_id
const tradeOfOrder = async (pool: World['pool'], id: string): Promise<string> =>
  (await pool.query('select trade_id from trade_orders where id = $1', [id])).rows[0].trade_id

/** An acceptance is undone: its order goes, and what it had promised is free. */
async function undo(pool: World['pool'], offer_id: string) {
  const { rows } = await pool.query('select id from trade_orders where offer_id = $1', [offer_id])
  for (const { id } of rows) {
    await pool.query("delete from item_commitments where kind = 'trade_offer' and ref_id = $1", [id])
    await pool.query('delete from trade_orders where id = $1', [id])
  }
  await pool.query(
    'update stamp_items set committed_used = 0 where stamp_items.id in (select i.stamp_item_id from trade_offer_items i where i.offer_id = $1)',
    [offer_id],
  )
}
