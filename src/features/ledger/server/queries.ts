import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockRows } from '#server/operations/locks.ts'
import { type AccountName, chart, keyOf, type Movement } from '../rules.ts'

export interface Booking {
  readonly code: string
  readonly ref_type: string
  readonly ref_id: string
  readonly actor_id?: Id<'members'> | null
}
export type HoldKey = Pick<Booking, 'code' | 'ref_type' | 'ref_id'>

/** Locks these accounts and returns their ids by `keyOf`; missing ones are created first, in one order to avoid deadlocks. */
export async function lockAccounts(tx: Tx, names: readonly AccountName[]): Promise<Map<string, Id<'ledger_accounts'>>> {
  if (!names.length) return new Map()
  const known = await lockKnown(tx, names)
  if (known.length) return idsOf(known)
  const missing = new Map(names.map((name) => [keyOf(name), accountRow(name)]))
  const rows = [...missing.keys()].sort().map((key) => missing.get(key)!)
  await tx
    .insertInto('ledger_accounts')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
  return idsOf(await lockKnown(tx, names))
}

const accountRow = ({ owner_id, code, currency }: AccountName) => ({ owner_id, code, currency, side: chart[code].side, floored: owner_id !== null })
const idsOf = (rows: readonly (AccountName & { id: Id<'ledger_accounts'> })[]) => new Map(rows.map((row) => [keyOf(row), row.id]))

/** Locks all or, if one is missing, none: a transaction that waits for a new account must hold no lock. */
function lockKnown(tx: Tx, names: readonly AccountName[]): Promise<(AccountName & { id: Id<'ledger_accounts'> })[]> {
  const [owners, codes, currencies] = [names.map((n) => n.owner_id), names.map((n) => n.code), names.map((n) => n.currency)]
  const named = tx.selectFrom('ledger_accounts').where(sql<boolean>`shard = 0 and (owner_id = any(${owners}::uuid[]) or owner_id is null)
    and exists (select from unnest(${owners}::uuid[], ${codes}::text[], ${currencies}::text[]) as n(owner_id, code, currency)
      where n.owner_id is not distinct from ledger_accounts.owner_id and n.code = ledger_accounts.code and n.currency = ledger_accounts.currency)`)
  const whole = named.select((eb) => eb.fn.countAll<number>().as('n'))
  const rows = named.select(['id', 'owner_id', 'code', 'currency']).where(whole, '=', new Set(names.map(keyOf)).size)
  return lockRows(tx, 'ledger_accounts', rows.$narrowType<AccountName>())
}

/** Precondition: accounts are locked. Writes posting, entries and balances in one statement. False if posted already; a concurrent one waits. */
export async function book(
  tx: Tx,
  { code, ref_type, ref_id, actor_id = null }: Booking,
  moved: readonly (Movement & { id: string })[],
): Promise<boolean> {
  const [ids, debits, credits] = [moved.map((m) => m.id), moved.map((m) => m.debit), moved.map((m) => m.credit)]
  const { rows } = await sql`
    with txn as (
      insert into ledger_txns (code, ref_type, ref_id, actor_id) values (${code}, ${ref_type}, ${ref_id}, ${actor_id}) on conflict do nothing returning id),
    moved as (
      update ledger_accounts a set debits_posted = debits_posted + m.debit, credits_posted = credits_posted + m.credit, version = version + 1
      from txn, unnest(${ids}::uuid[], ${debits}::bigint[], ${credits}::bigint[]) as m(id, debit, credit) where a.id = m.id
      returning txn.id as txn_id, a.id, m.debit, m.credit, a.currency, a.credits_posted - a.debits_posted as balance_after, a.version),
    entered as (
      insert into ledger_entries (txn_id, account_id, direction, amount, currency, balance_after, account_version)
      select txn_id, id, case when debit > 0 then 'D' else 'C' end, debit + credit, currency, balance_after, version from moved)
    select from txn`.execute(tx)
  return rows.length > 0
}

/** Precondition: the accounts are locked. Credits less debits and less what is held. */
export async function freeBalances(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select id, (credits_posted - debits_posted - debits_pending)::bigint as free from ledger_accounts where id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, free }) => [id, free]))
}

/** Precondition: the account is locked. What its member owes. */
export async function owedIn(tx: Tx, id: Id<'ledger_accounts'>): Promise<number> {
  const { rows } = await sql<{ owed: number }>`select debits_posted - credits_posted as owed from ledger_accounts where id = ${id}`.execute(tx)
  return rows[0]!.owed
}

export function findHold(db: Db, { code, ref_type, ref_id }: HoldKey) {
  return db
    .selectFrom('ledger_holds as h')
    .innerJoin('ledger_accounts as f', 'f.id', 'h.from_account')
    .innerJoin('ledger_accounts as t', 't.id', 'h.to_account')
    .select(['h.id', 'h.status', 'h.amount', 'h.from_account', 'h.to_account', 'f.currency'])
    .select(['f.owner_id as from_owner', 'f.code as from_code', 't.owner_id as to_owner', 't.code as to_code'])
    .where('h.txn_code', '=', code)
    .where('h.ref_type', '=', ref_type)
    .where('h.ref_id', '=', ref_id)
    .executeTakeFirst()
}
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** Precondition: the account is locked. False if the free balance is too small. */
export async function takePending(tx: Tx, account_id: string, amount: number): Promise<boolean> {
  const { rows } = await sql`
    update ledger_accounts set debits_pending = debits_pending + ${amount}
    where id = ${account_id} and (not floored or credits_posted - debits_posted - debits_pending >= ${amount}) returning id`.execute(tx)
  return rows.length > 0
}

export async function givePending(tx: Tx, account_id: string, amount: number) {
  await sql`update ledger_accounts set debits_pending = debits_pending - ${amount} where id = ${account_id}`.execute(tx)
}

export async function keepHold(
  tx: Tx,
  { code, ref_type, ref_id }: HoldKey,
  hold: { from_account: Id<'ledger_accounts'>; to_account: Id<'ledger_accounts'>; amount: number },
) {
  await tx
    .insertInto('ledger_holds')
    .values({ txn_code: code, ref_type, ref_id, ...hold })
    .execute()
}

export async function closeHold(tx: Tx, id: Id<'ledger_holds'>, status: 'posted' | 'voided', posted_amount: number) {
  await tx.updateTable('ledger_holds').set({ status, posted_amount, resolved_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
}

/** `reserved`: unreleased payments of buyers, and own withdrawals in progress. */
export async function balanceRows(db: Db, member_id: Id<'members'>) {
  const { rows } = await sql<{ currency: string; available: number; reserved: number; debt: number }>`
    select currency,
      (coalesce(sum(credits_posted - debits_posted - debits_pending) filter (where code = 'seller_available'), 0))::bigint as available,
      (coalesce(sum(credits_posted - debits_posted) filter (where code = 'seller_reserved'), 0)
        + coalesce(sum(debits_pending) filter (where code = 'seller_available'), 0))::bigint as reserved,
      (coalesce(sum(debits_posted - credits_posted) filter (where code = 'seller_debt'), 0))::bigint as debt
    from ledger_accounts where owner_id = ${member_id} and code in ('seller_reserved', 'seller_available', 'seller_debt')
    group by currency order by currency`.execute(db)
  return rows
}

export async function sumRows(db: Db) {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select currency, sum(credits_posted - debits_posted)::bigint as sum from ledger_accounts group by currency order by currency`.execute(db)
  return rows
}

/** Consistency check: accounts whose stored balance differs from their entries and open holds. */
export async function driftRows(db: Db) {
  const { rows } = await sql<{ id: string; code: string }>`
    select a.id, a.code from ledger_accounts a
    left join lateral (select coalesce(sum(amount) filter (where direction = 'D'), 0) as debits, coalesce(sum(amount) filter (where direction = 'C'), 0) as credits
      from ledger_entries where account_id = a.id) e on true
    left join lateral (select coalesce(sum(amount), 0) as held from ledger_holds where from_account = a.id and status = 'open') h on true
    where a.debits_posted <> e.debits or a.credits_posted <> e.credits or a.debits_pending <> h.held`.execute(db)
  return rows
}
