import type { World } from './world.ts'

/** All disputes, auctions, trades, circles, bounties, flags, clubs, events, groups, orders, payments, withdrawals and subscriptions have ended and the money is withdrawn: nothing keeps an account from being erased. */
export async function endAll({ pool }: Pick<World, 'pool'>): Promise<void> {
  await pool.query("update disputes set status = 'closed', outcome = 'withdrawn', closed_at = clock_timestamp() where status <> 'closed'")
  await pool.query(
    "update auctions set status = 'cancelled', order_id = null, final_at = clock_timestamp() where status in ('active', 'closed_sold')",
  )
  await pool.query("update orders set status = 'completed', completed_at = clock_timestamp()")
  await pool.query("update payments set status = 'voided' where status in ('requires_payment', 'requires_action', 'processing')")
  await pool.query("update bounties set status = 'Archived' where status = 'Active'")
  await pool.query(
    "update flag_tickets set status = 'declined', decided_at = clock_timestamp(), due_at = null, asked_of = null where decided_at is null",
  )
  await pool.query("update clubs set status = 'archived' where status = 'active'")
  await pool.query("update group_members set standing = 'admin' where standing = 'owner'")
  await pool.query("update events set status = 'cancelled', next_starts_at = null, next_ends_at = null where status = 'published'")
  await pool.query("update event_tickets set status = 'cancelled', ended_at = clock_timestamp(), expires_at = null where status = 'pending_payment'")
  await pool.query("update event_tickets set status = 'released', ended_at = clock_timestamp() where status in ('paid', 'refund_due')")
  await pool.query(
    "update trade_orders set status = 'cancelled', ended_at = clock_timestamp(), due_at = null where status not in ('completed', 'cancelled')",
  )
  await pool.query(
    "update trade_circles set status = 'ended', reason = 'declined', ended_at = clock_timestamp(), due_at = null where status not in ('done', 'ended')",
  )
  await pool.query("update trade_proposals set status = 'Expired' where status in ('Active', 'CounterOffer_Placed', 'CounterOffer_Rejected')")
  await pool.query("update withdrawals set status = 'cancelled', ended_at = clock_timestamp() where status in ('requested', 'processing', 'failed')")
  await pool.query("update subscriptions set status = 'expired', ended_at = clock_timestamp(), due_at = null where ended_at is null")
  await pool.query('update ledger_accounts set debits_posted = credits_posted, debits_pending = 0 where owner_id is not null')
}
