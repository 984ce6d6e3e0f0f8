import { expect } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import type { Actor } from './cast.ts'
import type { World } from './world.ts'

/**
 * An independent reading of the books in plain SQL: nothing of the product's own code is used. Each query returns the rows that are wrong.
 */
const WRONG: Readonly<Record<string, string>> = {
  'entries sum to zero per posting and currency': `
    select txn_id, currency from ledger_entries group by 1, 2 having sum(case direction when 'D' then amount else -amount end) <> 0`,
  'each account is the fold of its entries': `
    select a.id, a.code from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.id
    having a.debits_posted <> coalesce(sum(e.amount) filter (where e.direction = 'D'), 0) or a.credits_posted <> coalesce(sum(e.amount) filter (where e.direction = 'C'), 0)`,
  'no member has less than nothing': `
    select id, code from ledger_accounts where owner_id is not null and case side when 'C' then credits_posted - debits_posted - debits_pending else debits_posted - credits_posted end < 0`,
  'each posting belongs to something that happened': `
    select t.id, t.code, t.ref_type from ledger_txns t where not case t.ref_type
      when 'order_group' then exists (select from order_groups x where x.id = t.ref_id)
      when 'trade' then exists (select from trade_orders x where t.ref_id in (x.id, x.owner_hold_id, x.proposer_hold_id))
        or exists (select from trade_circle_legs x where x.hold_id = t.ref_id)
      when 'order' then exists (select from orders x where x.id = t.ref_id)
      when 'order_refund' then exists (select from order_refunds x where x.id = t.ref_id)
      when 'payment_refund' then exists (select from payment_refunds x where x.id = t.ref_id)
      when 'payment' then exists (select from payments x where x.id = t.ref_id)
      when 'chargeback' then exists (select from chargebacks x where x.id = t.ref_id)
      when 'chargeback_movement' then exists (select from chargeback_movements x where x.id = t.ref_id)
      when 'chargeback_order' then exists (select from chargeback_orders x where x.id = t.ref_id)
      when 'dispute' then exists (select from disputes x where x.id = t.ref_id)
      when 'feedback' then exists (select from feedbacks x where x.id = t.ref_id)
      when 'stamp_item' then exists (select from stamp_items x where x.id = t.ref_id)
      when 'catalogue_proposal' then exists (select from catalogue_proposals x where x.id = t.ref_id)
      when 'subscription_charge' then exists (select from subscription_charges x where x.id = t.ref_id and x.status = 'paid')
      when 'reconciliation' then exists (select from reconciliations x where x.id = t.ref_id)
      when 'label' then exists (select from labels x where x.id = t.ref_id and x.status not in ('buying', 'failed'))
      when 'event_ticket' then exists (select from event_tickets x where x.id = t.ref_id and x.paid_at is not null)
      when 'coin_purchase' then exists (select from coin_purchases x where x.id = t.ref_id)
      when 'withdrawal' then exists (select from withdrawals x where x.id = t.ref_id)
      when 'payout' then exists (select from owed_payouts x where x.id = t.ref_id)
      when 'erasure' then exists (select from privacy_erasures x where x.id = t.ref_id)
      -- A bounty that is opened again holds its reward anew: the hold before was settled.
      when 'bounty' then exists (select from bounties x where x.hold_id = t.ref_id)
        or (select count(*) = 2 from ledger_txns s where s.ref_type = 'bounty' and s.ref_id = t.ref_id and s.code in ('bounty_held', 'bounty_settled'))
      when 'flag' then exists (select from flag_tickets x where x.id = t.ref_id and x.status in ('opened', 'accepted', 'rejected', 'resolved'))
      -- What a test gives to begin with.
      when 'test' then t.code like 'test\\_%'
      else false end`,
  'what is held for bounties is the rewards of those that are open': `
    with open as (select user_id, currency, sum(reward) as reward from bounties where status = 'Active' group by 1, 2)
    select a.owner_id, a.currency, a.credits_posted - a.debits_posted as booked, open.reward from ledger_accounts a
    full join open on open.user_id = a.owner_id and open.currency = a.currency
    where (a.code = 'bounty_held' or a.code is null) and coalesce(a.credits_posted - a.debits_posted, 0) <> coalesce(open.reward, 0)`,
  'what is owed to carriers is the labels that were bought and not given back, and what is held is for those under way': `
    select * from (select coalesce(sum(credits_posted - debits_posted), 0) as booked from ledger_accounts where code = 'shipping_payable') a,
      (select coalesce(sum(amount), 0) as bought from labels where status in ('bought', 'sent', 'voiding')) l,
      (select coalesce(sum(amount), 0) as held from ledger_holds where ref_type = 'label' and status = 'open') h,
      (select coalesce(sum(amount), 0) as asked from labels where status = 'buying') u where booked <> bought or held <> asked`,
  'a reward is held once and settled once, whole, when its bounty ends': `
    with held as (select t.ref_id, t.code, sum(e.amount) filter (where a.code = 'bounty_held') as amount from ledger_txns t
      join ledger_entries e on e.txn_id = t.id join ledger_accounts a on a.id = e.account_id where t.ref_type = 'bounty' group by t.id)
    select b.id, b.status from bounties b where b.hold_id is not null and
      ((select array_agg(h.amount::bigint) from held h where h.ref_id = b.hold_id and h.code = 'bounty_held') is distinct from array[b.reward]
      or (select array_agg(h.amount::bigint) from held h where h.ref_id = b.hold_id and h.code = 'bounty_settled')
        is distinct from case when b.status in ('Closed', 'Won', 'Archived') then array[b.reward] end)`,
  'no stake is held for a flag that is decided': `
    select h.id from ledger_holds h join flag_reports r on r.id = h.ref_id join flag_tickets t on t.id = r.ticket_id
    where h.ref_type = 'flag_report' and h.status = 'open' and t.status in ('accepted', 'rejected', 'resolved')`,
  'a lot that is sold stands in one order of its winner at its price, and no other order of it waits or is paid': `
    select a.id, a.status from auctions a left join lateral (select count(*) as n, max(o.item_total) as price, max(g.buyer_id::text) as buyer, max(o.id::text) as id
      from orders o join order_groups g on g.id = o.order_group_id where o.kind = 'auction' and o.source_id = a.id and o.status <> 'cancelled') o on true
    where case when a.status = 'closed_sold' then o.n = 1 and o.price = a.price and o.buyer = a.winner_id::text and o.id = a.order_id::text else o.n = 0 end is not true`,
  'a piece is promised to the lot that runs or waits for its payment, and to no other': `
    select a.id, a.status from auctions a where (a.status = 'active' or exists (select from orders o where o.id = a.order_id and o.status = 'pending_payment'))
      <> exists (select from item_commitments c where c.kind = 'auction' and c.ref_id = a.id and c.status = 'active')`,
  'what is reserved for a seller is what their unreleased orders and tickets have left': `
    with each as (select seller_id, currency, total - refunded - (commission - commission_refunded) as net from orders where paid_at is not null and released_at is null
        union all select organizer_id, currency, amount - commission from event_tickets where status in ('paid', 'refund_due')),
      own as (select seller_id, currency, sum(net) as net from each group by 1, 2)
    select a.owner_id, a.credits_posted - a.debits_posted as booked, own.net from ledger_accounts a left join own on own.seller_id = a.owner_id and own.currency = a.currency
    where a.code = 'seller_reserved' and a.credits_posted - a.debits_posted <> coalesce(own.net, 0)`,
  'an order’s refunds are its refunded amount, and its commission with them': `
    select o.id from orders o left join (select order_id, amount, commission from order_refunds union all select order_id, taken, commission from chargeback_orders) r
      on r.order_id = o.id group by o.id having o.refunded <> coalesce(sum(r.amount), 0) or o.commission_refunded <> coalesce(sum(r.commission), 0)`,
  'all that is refunded is all of the commission': `
    select id from orders where (refunded = total and commission_refunded <> commission) or refunded > total`,
  'the status says what went back': `
    select id, payment_status from orders where paid_at is not null and payment_status <> 'charged_back'
      and payment_status <> case when refunded = 0 then 'captured' when refunded = total then 'refunded' else 'partially_refunded' end`,
  'our commission is what orders and tickets kept': `
    select booked, kept from (select coalesce(sum(credits_posted - debits_posted), 0) as booked from ledger_accounts where code = 'commission_revenue') a,
      (select coalesce(sum(kept), 0) as kept from (select commission - commission_refunded as kept from orders where paid_at is not null
        union all select commission - commission_back from event_tickets where status in ('paid', 'refund_due', 'released', 'charged_back')) e) o where booked <> kept`,
  'what is on its way to cards is what was promised and not sent': `
    select booked, waiting from (select coalesce(sum(credits_posted - debits_posted), 0) as booked from ledger_accounts where code = 'refunds_clearing') a,
      (select coalesce(sum(amount), 0) as waiting from payment_refunds where status in ('open', 'failed')) r where booked <> waiting`,
  'what the card network has taken back is undecided, or was paid by somebody': `
    select booked, open from (select coalesce(sum(debits_posted - credits_posted), 0) as booked from ledger_accounts where code = 'chargebacks_open') a,
      (select coalesce(-sum(m.amount), 0) as open from chargeback_movements m join chargebacks c on c.id = m.chargeback_id where c.status not in ('lost')) o where booked <> open`,
  'the card network holds what it says': `
    select booked, says from (select coalesce(sum(case e.direction when 'D' then e.amount else -e.amount end), 0) as booked from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_txns t on t.id = e.txn_id where a.code = 'psp_clearing' and t.ref_type <> 'test') a,
      (select coalesce(sum((body->>'net')::bigint), 0) as says from sandbox.objects where object = 'balance_transaction' and account = '') s where booked <> says`,
  'a refund that is sent stands once at the gateway, with its amount': `
    select r.id from payment_refunds r left join sandbox.objects s on s.object = 'refund' and s.id = r.provider_ref where r.status = 'sent' and (s.body->>'amount')::bigint is distinct from r.amount`,
  'the gateway has refunded nothing that we do not know': `
    select s.id from sandbox.objects s where s.object = 'refund' and not exists (select from payment_refunds r where r.id::text = s.body->'metadata'->>'refund_id')`,
  'no payment gives back more than it took': `
    select p.id from payments p join payment_refunds r on r.payment_id = p.id where r.reason = 'order' and r.status <> 'dropped' group by p.id having sum(r.amount) > p.captured`,
}

/** Reads the books again, row by row; call it after every step of a money journey. */
export async function expectBooks({ pool }: World, step: string): Promise<void> {
  const wrong: string[] = []
  for (const [rule, sql] of Object.entries(WRONG)) {
    const { rows } = await pool.query(sql)
    if (rows.length) wrong.push(`${step}: ${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  expect(wrong).toEqual([])
}

/** What the newest line of this code in a member's statement was booked for. */
export async function causeOf(who: Actor, code: string, currency?: 'COIN') {
  const { transactions } = await who.gets(ledger.transactions, currency ? { currency } : {})
  return transactions.data.find((line) => line.code === code)?.cause
}
