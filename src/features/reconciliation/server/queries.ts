import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { DAYS_AROUND, DAYS_BACK, type Difference, HOURS_AFTER, type LedgerLine } from '../rules.ts'

/** Ids of the ledger grow with time: the first one of a moment. */
const firstId = (ms: number) =>
  `${ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`
const DAY = 86_400_000

/** Bookings on what the gateway holds, with the gateway's name of each. A transfer is there as soon as it is sent, and booked when the bank has it. */
export async function ledgerLines(db: Db, day: string): Promise<LedgerLine[]> {
  const from = Date.parse(`${day}T00:00:00Z`)
  const [first, last] = [firstId(from - DAYS_AROUND * DAY), firstId(from + (DAYS_AROUND + 1) * DAY)]
  const { rows } = await sql<LedgerLine>`
    select b.amount, b.currency, b.what, b.at >= ${day}::timestamp at time zone 'UTC' and b.at < (${day}::date + 1)::timestamp at time zone 'UTC' as of_day,
      coalesce(case b.ref_type
        when 'payment' then (select p.provider_ref from payments p where p.id = b.ref_id)
        when 'payment_refund' then (select (r.earlier_refs || r.provider_ref)[coalesce(substring(b.what from '_(\\d+)$')::int, 1)]
          || case when b.what like 'refund\\_returned%' then ':returned' else '' end from payment_refunds r where r.id = b.ref_id)
        when 'chargeback_movement' then (select m.provider_ref from chargeback_movements m where m.id = b.ref_id)
        else (select p.provider_ref from payments p where p.ref_type = b.ref_type and p.ref_id = b.ref_id and p.status = 'captured'
          and not exists (select from ledger_txns x where x.ref_type = 'payment' and x.ref_id = p.id) order by p.attempt limit 1) end, '') as reference
    from (select case e.direction when 'D' then e.amount else -e.amount end as amount, e.currency, t.code as what, t.ref_type, t.ref_id, t.created_at as at
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_txns t on t.id = e.txn_id
      where a.code = 'psp_clearing' and e.id >= ${first}::uuid and e.id < ${last}::uuid and t.ref_type not in ('withdrawal', 'reconciliation')) b
    union all
    select -w.amount, w.currency, 'withdrawal', false, w.transfer_ref from withdrawals w where w.transfer_ref is not null
      and w.created_at >= ${day}::date - make_interval(days => ${sql.lit(DAYS_AROUND + 1)}) and w.created_at < ${day}::date + make_interval(days => ${sql.lit(DAYS_AROUND + 1)})
    union all
    select w.amount, w.currency, 'withdrawal_returned', false, w.reversal_ref from withdrawals w where w.reversal_ref is not null
      and w.updated_at >= ${day}::date - make_interval(days => ${sql.lit(DAYS_AROUND + 1)})`.execute(db)
  return rows
}

/** Days since the first payment that are over and were not compared, and those that are due again. */
const DUE = sql`select to_char(d.day, 'YYYY-MM-DD') as day
  from (select min(created_at)::date as day from payments where status = 'captured') f
  cross join lateral generate_series(case when f.day is not null then greatest(f.day, (clock_timestamp() at time zone 'UTC')::date - ${sql.lit(DAYS_BACK)}) end,
    (clock_timestamp() at time zone 'UTC' - make_interval(hours => ${sql.lit(HOURS_AFTER)}))::date - 1, interval '1 day') d(day)
  left join reconciliations r on r.day = d.day::date where r.id is null or r.check_at <= clock_timestamp()`
export const dueDays = async (db: Db, limit: number): Promise<string[]> =>
  (await sql<{ day: string }>`${DUE} order by 1 limit ${limit}`.execute(db)).rows.map(({ day }) => day)
export async function nextDay(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select case when exists (${DUE}) then clock_timestamp()
      else ((clock_timestamp() at time zone 'UTC')::date + 1 + make_interval(hours => ${sql.lit(HOURS_AFTER)}))::timestamp at time zone 'UTC' end as at`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/** Kept and locked: two processes compare a day one after the other. */
export async function lockDay(tx: Tx, day: string): Promise<Id<'reconciliations'>> {
  const { rows } = await sql<{ id: Id<'reconciliations'> }>`
    insert into reconciliations (day, compared_at) values (${day}::date, clock_timestamp())
    on conflict (day) do update set check_at = null, compared_at = clock_timestamp() returning id`.execute(tx)
  return rows[0]!.id
}

/** The gateway did not answer: the day is compared some minutes later. */
export const postpone = (tx: Tx, day: string) =>
  sql`insert into reconciliations (day, check_at) values (${day}::date, clock_timestamp() + interval '10 minutes')
    on conflict (day) do update set check_at = excluded.check_at`.execute(tx)

/** Precondition: the day is locked. What was found before is replaced. */
export async function keepFound(tx: Tx, id: Id<'reconciliations'>, matched: number, differences: readonly Difference[]) {
  await tx.deleteFrom('reconciliation_differences').where('reconciliation_id', '=', id).execute()
  if (differences.length)
    await tx
      .insertInto('reconciliation_differences')
      .values(differences.map((one) => ({ ...one, reconciliation_id: id })))
      .execute()
  const count = (kind: Difference['kind']) => differences.filter((one) => one.kind === kind).length
  const counts = { matched, missing_here: count('missing_here'), missing_there: count('missing_there'), amounts: count('amount') }
  await tx.updateTable('reconciliations').set(counts).where('id', '=', id).execute()
}

export const askAgain = async (tx: Tx, id: Id<'reconciliations'>) =>
  (await tx.updateTable('reconciliations').set({ check_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).returning('id').executeTakeFirst())
    ?.id

export interface ListedDay {
  readonly id: Id<'reconciliations'>
  readonly day: string
  readonly matched: number
  readonly missing_here: number
  readonly missing_there: number
  readonly amounts: number
  readonly compared_at: Date | null
  readonly again: boolean
}
export async function listedDays(db: Db): Promise<ListedDay[]> {
  const { rows } = await sql<ListedDay>`
    select id, to_char(day, 'YYYY-MM-DD') as day, matched, missing_here, missing_there, amounts, compared_at, check_at is not null as again
    from reconciliations order by reconciliations.day desc limit ${DAYS_BACK}`.execute(db)
  return rows
}
export const differencesOf = (db: Db, ids: readonly Id<'reconciliations'>[], most: number) =>
  db
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where(sql<boolean>`reconciliation_id = any(${ids}::uuid[])`)
    .orderBy('id')
    .limit(most)
    .execute()
