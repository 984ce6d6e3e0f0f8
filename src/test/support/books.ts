import { expect } from 'vitest'
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
      when 'order' then exists (select from orders x where x.id = t.ref_id)
      when 'order_refund' then exists (select from order_refunds x where x.id = t.ref_id)
      when 'payment_refund' then exists (select from payment_refunds x where x.id = t.ref_id)
      when 'payment' then exists (select from payments x where x.id = t.ref_id)
      when 'chargeback' then exists (select from chargebacks x where x.id = t.ref_id)
      else false end`,
  'what is reserved for a seller is what their unreleased orders have left': `
    with own as (select seller_id, currency, sum(total - refunded - (commission - commission_refunded)) as net from orders where paid_at is not null and released_at is null group by 1, 2)
    select a.owner_id, a.credits_posted - a.debits_posted as booked, own.net from ledger_accounts a left join own on own.seller_id = a.owner_id and own.currency = a.currency
    where a.code = 'seller_reserved' and a.credits_posted - a.debits_posted <> coalesce(own.net, 0)`,
  'an order’s refunds are its refunded amount, and its commission with them': `
    select o.id from orders o left join order_refunds r on r.order_id = o.id group by o.id
    having o.refunded <> coalesce(sum(r.amount), 0) or o.commission_refunded <> coalesce(sum(r.commission), 0)`,
  'all that is refunded is all of the commission': `
    select id from orders where (refunded = total and commission_refunded <> commission) or refunded > total`,
  'the status says what went back': `
    select id, payment_status from orders where paid_at is not null and payment_status <> 'charged_back'
      and payment_status <> case when refunded = 0 then 'captured' when refunded = total then 'refunded' else 'partially_refunded' end`,
  'our commission is what the orders kept': `
    select booked, kept from (select coalesce(sum(credits_posted - debits_posted), 0) as booked from ledger_accounts where code = 'commission_revenue') a,
      (select coalesce(sum(commission - commission_refunded), 0) as kept from orders where paid_at is not null) o where booked <> kept`,
  'what is on its way to cards is what was promised and not sent': `
    select booked, waiting from (select coalesce(sum(credits_posted - debits_posted), 0) as booked from ledger_accounts where code = 'refunds_clearing') a,
      (select coalesce(sum(amount), 0) as waiting from payment_refunds where status <> 'sent') r where booked <> waiting`,
  'a refund that is sent stands once at the gateway, with its amount': `
    select r.id from payment_refunds r left join sandbox.objects s on s.object = 'refund' and s.id = r.provider_ref where r.status = 'sent' and (s.body->>'amount')::bigint is distinct from r.amount`,
  'the gateway has refunded nothing that we do not know': `
    select s.id from sandbox.objects s where s.object = 'refund' and not exists (select from payment_refunds r where r.id::text = s.body->'metadata'->>'refund_id')`,
  'no payment gives back more than it took': `
    select p.id from payments p join payment_refunds r on r.payment_id = p.id where r.reason = 'order' group by p.id having sum(r.amount) > p.captured`,
}

/** Reads the books again, row by row; call it after every step of a money journey. */
export async function expectBooks({ pool }: World, step: string): Promise<void> {
  const has = async (name: string) => (await pool.query('select to_regclass($1) is not null as there', [name])).rows[0].there
  const chargebacks = await has('chargebacks')
  const wrong: string[] = []
  for (const [rule, sql] of Object.entries(WRONG)) {
    const asked = chargebacks ? sql : sql.replace(/ *when 'chargeback'.*\n/, '')
    const { rows } = await pool.query(asked)
    if (rows.length) wrong.push(`${step}: ${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  expect(wrong).toEqual([])
}
