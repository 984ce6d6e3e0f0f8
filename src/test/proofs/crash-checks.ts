import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'
import type { LoadPurchase } from './crash-load.ts'

/** Invariants that hold at every moment; each query returns the rows that violate it. */
const ALWAYS: Readonly<Record<string, string>> = {
  'the ledger sums to zero':
    'select currency, sum(credits_posted - debits_posted) as off from ledger_accounts group by currency having sum(credits_posted - debits_posted) <> 0',
  'no account strays from its entries': `
    select a.id, a.code from ledger_accounts a left join lateral (
      select coalesce(sum(amount) filter (where direction = 'D'), 0) as debits, coalesce(sum(amount) filter (where direction = 'C'), 0) as credits
      from ledger_entries where account_id = a.id) e on true where a.debits_posted <> e.debits or a.credits_posted <> e.credits`,
  'one key makes one purchase': `
    select g.id, count(k.key) from order_groups g left join idempotency_keys k on k.op = 'POST /orders' and k.ref->>'group_id' = g.id::text
    group by g.id having count(k.key) <> 1`,
  'a purchase has one payment': "select ref_id, count(*) from payments where ref_type = 'order_group' group by ref_id having count(*) <> 1",
  'what is captured is paid, booked once, and no more than that': `
    select g.id, g.status, p.status from order_groups g join payments p on p.ref_id = g.id
    left join lateral (select count(*) as n, sum(e.amount) as amount from ledger_txns t join ledger_entries e on e.txn_id = t.id and e.direction = 'D'
      where t.code = 'order_capture' and t.ref_id = g.id) b on true
    where (g.status = 'paid') <> (b.n = 1) or (g.status = 'paid' and (p.status <> 'captured' or p.captured <> g.total or b.amount <> g.total)) or (g.status = 'cancelled' and p.status = 'captured' and not exists (select from payment_refunds r where r.payment_id = p.id and r.amount = p.captured))`,
  'what goes back is booked once': `
    select r.id from payment_refunds r left join ledger_txns t on t.ref_id in (r.id, r.payment_id) and t.code in ('late_capture', 'refund')
    group by r.id having count(t.id) <> 1 + (r.status = 'sent')::int`,
  'orders stand as their purchase does': `
    select o.id, o.status, g.status from orders o join order_groups g on g.id = o.order_group_id
    where (g.status = 'pending_payment') <> (o.status = 'pending_payment') or (g.status = 'cancelled') <> (o.status = 'cancelled')`,
  'the orders add up to the purchase': `
    select g.id from order_groups g join orders o on o.order_group_id = g.id group by g.id having sum(o.total) <> g.total`,
  'what has arrived is released, once': `
    select o.id, o.status from orders o left join ledger_txns t on t.code = 'order_release' and t.ref_id = o.id
    group by o.id having count(t.id) <> (o.status in ('delivered', 'completed'))::int`,
  'every move is told once, and the version counts them': `
    select o.id from orders o left join order_changes c on c.order_id = o.id group by o.id having count(c.id) <> count(distinct c.to_status) or o.version <> 1 + count(c.id)`,
  'stock is what there was, less what is sold': `
    select p.id, p.stock_on_hand, p.stock_reserved, s.first, i.sold, i.held from products p
    join lateral (select sum(quantity) as first from stock_movements where product_id = p.id and kind = 'received') s on true
    join lateral (select coalesce(sum(i.order_quantity) filter (where g.status = 'paid'), 0) as sold, coalesce(sum(i.order_quantity) filter (where g.status = 'pending_payment'), 0) as held
      from order_items i join orders o on o.id = i.order_id join order_groups g on g.id = o.order_group_id where i.product_id = p.id) i on true
    where p.stock_on_hand <> s.first - i.sold or p.stock_reserved <> i.held`,
  'nobody is told twice': 'select member_id, type, subject_id from notifications group by 1, 2, 3 having count(*) > 1',
  'no letter is written twice':
    "select recipient, template, facts->>'number' from mails where facts ? 'number' group by 1, 2, 3, facts->>'action' having count(*) > 1",
  'nothing is put aside': 'select id, name from outbox where dead_at is not null',
}

/** Invariants that hold when no work is left. */
const AT_REST: Readonly<Record<string, string>> = {
  'no purchase is left between two phases': "select id from order_groups where status = 'pending_payment'",
  'no payment is looked for': 'select id, status from payments where check_at is not null',
  'nothing waits to go back': "select id from payment_refunds where status <> 'sent'",
  'everything is heard': 'select id, name, attempts from outbox where done_at is null',
  'both are told of every sale':
    "select o.id from orders o left join notifications n on n.subject_id = o.id and n.type in ('sale_order_confirmation', 'store_order_received') where o.paid_at is not null group by o.id having count(n.id) <> 2",
}

/** Purchases that were confirmed to a buyer and are now missing or in an earlier state. */
const LOST = `
  with told as (select * from jsonb_to_recordset($1::jsonb) as t(key text, group_id uuid, status text, told text))
  select t.key, t.status, t.told, g.status as now from told t left join order_groups g on g.id = t.group_id
  where g.id is null or (t.status <> 'pending_payment' and g.status <> t.status)
    or exists (select from orders o where o.order_group_id = g.id and g.status = 'paid'
      and array_position(array['processing', 'shipped', 'delivered', 'completed'], o.status) < array_position(array['processing', 'shipped', 'delivered'], t.told))`

const isTold = ({ group_id }: LoadPurchase) => group_id !== undefined

/** All violated invariants by name; the proof expects an empty list. */
export async function brokenIn(product: Pool, gateway: Pool, journal: readonly LoadPurchase[], at_rest = false): Promise<string[]> {
  const told = JSON.stringify(journal.filter(isTold).map(({ key, group_id, status, told }) => ({ key, group_id, status, told })))
  const client = await product.connect()
  const found: string[] = []
  const look = async (name: string, sql: string, ...values: unknown[]) => {
    const { rows } = await client.query(sql, values)
    if (rows.length) found.push(`${name}: ${rows.length} times not, ${JSON.stringify(rows.slice(0, 3))}`)
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    await look('what was acknowledged stands', LOST, told)
    for (const [name, sql] of Object.entries({ ...ALWAYS, ...(at_rest && AT_REST) })) await look(name, sql)
    const { rows } = await client.query<Taken>("select id::text as payment_id, captured::int as amount from payments where status = 'captured'")
    const groups = await client.query<{ n: number }>('select count(*)::int as n from order_groups')
    if (groups.rows[0]!.n > journal.length) found.push(`${groups.rows[0]!.n} purchases of ${journal.length} wishes`)
    found.push(...(await gatewayAgrees(gateway, rows, at_rest)))
    await client.query('commit')
  } finally {
    client.release()
  }
  return found
}

interface Taken {
  payment_id: Id<'payments'>
  amount: number
}
/** Reconciliation: the gateway survives every crash, so its charges are the truth. We may not know of one yet, but never record more. */
async function gatewayAgrees(gateway: Pool, ours: readonly Taken[], at_rest: boolean): Promise<string[]> {
  const { rows } = await gateway.query<Taken & { intents: number; charges: number }>(`
    select i.body->'metadata'->>'payment_id' as payment_id, count(distinct i.id)::int as intents, count(c.id)::int as charges,
      coalesce(sum((c.body->>'amount')::int), 0)::int as amount
    from sandbox.objects i left join sandbox.objects c on c.object = 'charge' and c.body->>'payment_intent' = i.id and c.body->>'status' = 'succeeded'
    where i.object = 'payment_intent' group by 1`)
  const theirs = new Map(rows.map((row) => [row.payment_id, row]))
  const found = rows.filter(({ intents, charges }) => intents > 1 || charges > 1).map((row) => `taken twice: ${JSON.stringify(row)}`)
  for (const { payment_id, amount } of ours)
    if (theirs.get(payment_id)?.amount !== amount) found.push(`booked, but not taken: ${payment_id} ${amount}`)
  const sum = (taken: readonly Taken[]) => taken.reduce((all, { amount }) => all + amount, 0)
  if (at_rest && sum(rows) !== sum(ours)) found.push(`the gateway has taken ${sum(rows)}, we have booked ${sum(ours)}`)
  return found
}
