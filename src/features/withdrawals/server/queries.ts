import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { SEND_MINUTES, type WithdrawalStatus } from '../rules.ts'

const WITHDRAWAL = [
  'id',
  'member_id',
  'amount',
  'currency',
  'status',
  'account_id',
  'bank_name',
  'bank_last4',
  'attempt',
  'transfer_ref',
  'payout_ref',
  'reversal_ref',
  'failure',
  'send_at',
  'arrives_at',
  'check_at',
  'back_due',
  'created_at',
  'paid_at',
  'ended_at',
] as const
const rows = (db: Db) => db.selectFrom('withdrawals').select(WITHDRAWAL)
type Raw = NonNullable<Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>>
export type WithdrawalRow = Omit<Raw, 'status'> & { readonly status: WithdrawalStatus }

export const findWithdrawal = async (db: Db, id: Id<'withdrawals'>) =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) as WithdrawalRow | undefined
export const lockWithdrawal = async (tx: Tx, id: Id<'withdrawals'>) =>
  (await rows(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) as WithdrawalRow | undefined

export async function withdrawalsOf(db: Db, member_id: Id<'members'>, place: PagePosition<readonly [string]>): Promise<WithdrawalRow[]> {
  const own = rows(db)
    .where('member_id', '=', member_id)
    .where(beyond(['id'], 'desc', place))
  return (await own.orderBy('id', 'desc').offset(place.offset).limit(place.limit).execute()) as WithdrawalRow[]
}

/** What was withdrawn within 24 hours, and is not given up. */
export async function lately(db: Db, member_id: Id<'members'>, currency: string): Promise<number> {
  const { rows: found } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from withdrawals where member_id = ${member_id} and currency = ${currency}
      and status not in ('cancelled', 'returned') and created_at > clock_timestamp() - interval '24 hours'`.execute(db)
  return found[0]!.amount
}

/** Moments after which money waits: of the account for payouts and of the password. */
export async function changesOf(db: Db, member_id: Id<'members'>): Promise<{ password_set_at: Date | null; now: Date }> {
  const { rows: found } = await sql<{ password_set_at: Date | null; now: Date }>`
    select password_set_at, clock_timestamp() as now from members where id = ${member_id}`.execute(db)
  return found[0]!
}

type NewWithdrawal = Pick<WithdrawalRow, 'member_id' | 'amount' | 'currency' | 'account_id' | 'bank_name' | 'bank_last4'>
export const keepWithdrawal = async (tx: Tx, row: NewWithdrawal) =>
  (await tx
    .insertInto('withdrawals')
    .values({
      ...row,
      send_at: sql<Date>`clock_timestamp() + make_interval(mins => ${SEND_MINUTES})`,
      check_at: sql<Date>`clock_timestamp() + make_interval(mins => ${SEND_MINUTES})`,
    })
    .returning(WITHDRAWAL)
    .executeTakeFirstOrThrow()) as WithdrawalRow

/** Precondition: the withdrawal is locked. */
export const writeWithdrawal = async (tx: Tx, id: Id<'withdrawals'>, changed: Partial<WithdrawalRow>) =>
  (await tx
    .updateTable('withdrawals')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(WITHDRAWAL)
    .executeTakeFirstOrThrow()) as WithdrawalRow

/** Begins what is due and leases it for a minute: from now on it cannot be called back, and other processes skip it. */
export async function leaseWithdrawal(db: Db, id: Id<'withdrawals'>): Promise<WithdrawalRow | undefined> {
  const leased = db
    .updateTable('withdrawals')
    .set({
      status: sql<string>`case when status = 'requested' then 'processing' else status end`,
      check_at: sql<Date>`clock_timestamp() + interval '60 seconds'`,
    })
    .where('id', '=', id)
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
  return (await leased.returning(WITHDRAWAL).executeTakeFirst()) as WithdrawalRow | undefined
}

export async function dueWithdrawals(db: Db, limit: number): Promise<Id<'withdrawals'>[]> {
  const due = db.selectFrom('withdrawals').select('id').where('check_at', '<=', sql<Date>`clock_timestamp()`)
  return (await due.orderBy('check_at').limit(limit).execute()).map((row) => row.id)
}
export async function nextWithdrawal(db: Db): Promise<Date | null> {
  const next = db.selectFrom('withdrawals').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1)
  return (await next.executeTakeFirst())?.check_at ?? null
}

/** A webhook has named the payout: it is asked for at once. */
export const hearPayout = (tx: Tx, payout_ref: string) =>
  tx
    .updateTable('withdrawals')
    .set({ check_at: sql<Date>`clock_timestamp()` })
    .where('payout_ref', '=', payout_ref)
    .where('status', 'in', ['processing', 'paid'])
    .execute()

/** Withdrawals that block the erasure of an account. */
export async function underWay(db: Db, member_id: string): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from withdrawals where member_id = ${member_id} and (status in ('requested', 'processing', 'failed') or back_due)`.execute(
    db,
  )
  return found[0]!.n
}
