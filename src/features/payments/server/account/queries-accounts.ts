import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AccountStatus, AccountWord } from '../../rules.ts'

const ACCOUNT = [
  'id',
  'accountable_id',
  'provider',
  'account_id',
  'is_active',
  'status',
  'needs',
  'needs_by',
  'bank_name',
  'bank_last4',
  'changed_at',
  'asked',
] as const
const accountRows = (db: Db) => db.selectFrom('connected_accounts').select(ACCOUNT)
const readAccount = (db: Db, id: Id<'connected_accounts'>) => accountRows(db).where('id', '=', id).executeTakeFirst()
export type AccountRow = Omit<NonNullable<Awaited<ReturnType<typeof readAccount>>>, 'status' | 'needs'> & {
  status: AccountStatus
  needs: AccountWord['needs']
}

export const findAccount = async (db: Db, member_id: Id<'members'>, provider: string) =>
  (await accountRows(db).where('accountable_id', '=', member_id).where('provider', '=', provider).executeTakeFirst()) as AccountRow | undefined
export const lockAccount = async (tx: Tx, id: Id<'connected_accounts'>) =>
  (await accountRows(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) as AccountRow | undefined

/** A new account at the gateway, the first of this member or after a lost one. Precondition: the member is locked. */
export async function keepAccount(tx: Tx, member_id: Id<'members'>, provider: string, account_id: string): Promise<AccountRow> {
  const fresh = {
    ...{ provider, account_id, status: 'begun', is_active: false, needs: [], needs_by: null, bank_name: null, bank_last4: null },
    changed_at: sql<Date>`clock_timestamp()`,
    check_at: sql<Date>`clock_timestamp() + interval '1 day'`,
  }
  const kept = await tx
    .insertInto('connected_accounts')
    .values({ accountable_id: member_id, ...fresh })
    .onConflict((on) => on.column('accountable_id').doUpdateSet({ ...fresh, updated_at: sql<Date>`clock_timestamp()` }))
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow()
  return kept as AccountRow
}

/** Precondition: the account is locked. */
export async function writeAccount(
  tx: Tx,
  row: AccountRow,
  { needs, needs_by, bank_name, bank_last4 }: AccountWord,
  status: AccountStatus,
  { minutes, bank_changed }: { minutes: number | null; bank_changed: boolean },
): Promise<AccountRow> {
  const kept = await tx
    .updateTable('connected_accounts')
    .set({
      ...{ status, is_active: status === 'active', needs: [...needs], needs_by, bank_name, bank_last4 },
      // A webhook that came while the gateway was asked is not postponed.
      check_at: sql<Date>`case when check_at <= clock_timestamp() then check_at else clock_timestamp() + ${minutes}::int * interval '1 minute' end`,
      updated_at: sql<Date>`clock_timestamp()`,
      ...(bank_changed && { changed_at: sql<Date>`clock_timestamp()` }),
    })
    .where('id', '=', row.id)
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow()
  return kept as AccountRow
}

/** Numbers the question and leases the account for a minute: other processes skip it, and take it over if this one dies. */
export async function askingAccount(db: Db, id: Id<'connected_accounts'>): Promise<{ account_id: string; asked: number } | undefined> {
  const row = await db
    .updateTable('connected_accounts')
    .set({ asked: sql<number>`asked + 1`, check_at: sql<Date>`case when check_at is not null then clock_timestamp() + interval '60 seconds' end` })
    .where('id', '=', id)
    .where('account_id', 'is not', null)
    .returning(['account_id', 'asked'])
    .executeTakeFirst()
  return row && { account_id: row.account_id!, asked: row.asked }
}
export async function dueAccounts(db: Db, limit: number): Promise<Id<'connected_accounts'>[]> {
  const rows = await db
    .selectFrom('connected_accounts')
    .select('id')
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function nextAccount(db: Db): Promise<Date | null> {
  const rows = db.selectFrom('connected_accounts').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1)
  return (await rows.executeTakeFirst())?.check_at ?? null
}

interface AccountMessage {
  readonly event_id: string
  readonly type: string
  readonly account_id: string
}
/** Makes the account of a webhook due for a question. Idempotent by event id; a lost or refused one is asked for as well. */
export async function hearAccount(tx: Tx, provider: string, { event_id, type, account_id }: AccountMessage): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ member_id: Id<'members'> }>`
    with heard as (
      insert into webhook_events (provider, event_id, type, object_ref) values (${provider}, ${event_id}, ${type}, ${account_id})
      on conflict do nothing returning event_id)
    update connected_accounts set check_at = clock_timestamp()
    where provider = ${provider} and account_id = ${account_id} and exists (select from heard) returning accountable_id as member_id`.execute(tx)
  return rows.map((row) => row.member_id)
}
