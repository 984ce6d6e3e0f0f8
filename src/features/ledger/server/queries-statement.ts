import { sql } from 'kysely'
import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'

const MONEY = ['seller_reserved', 'seller_available', 'seller_debt']
const COINS = ['member_coins', 'member_coin_debt']

const linesOf = (db: Db, member_id: Id<'members'>, currency: string | undefined) => {
  const lines = db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_txns as t', 't.id', 'e.txn_id')
    .select([
      'e.id',
      't.code',
      'a.code as account',
      'e.direction',
      'e.amount',
      'e.balance_after',
      'e.currency',
      't.ref_type',
      't.ref_id',
      't.created_at',
    ])
    .where('a.owner_id', '=', member_id)
    .where('a.code', 'in', currency === COIN ? COINS : MONEY)
  return currency ? lines.where('a.currency', '=', currency) : lines
}
export const statement = (db: Db, member_id: Id<'members'>, currency: string | undefined, place: PagePosition<readonly [string]>) =>
  linesOf(db, member_id, currency)
    .where(beyond(['e.id'], 'desc', place))
    .orderBy('e.id', 'desc')
    .offset(place.offset)
    .limit(place.limit)
    .execute()
export type StatementRow = Awaited<ReturnType<typeof statement>>[number]

/** Lines of one month (UTC), or of all time. */
export function statementRows(
  db: Db,
  member_id: Id<'members'>,
  { currency, month }: { currency?: string | undefined; month?: string | undefined },
  most: number,
) {
  const lines = linesOf(db, member_id, currency)
  const start = sql<Date>`${`${month}-01`}::timestamp at time zone 'UTC'`
  const asked = month
    ? lines
        .where('t.created_at', '>=', start)
        .where('t.created_at', '<', sql<Date>`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`)
    : lines
  return asked.orderBy('e.id', 'desc').limit(most).execute()
}

const HOLDS_MOST = 100
export const holdsOf = (db: Db, member_id: Id<'members'>) =>
  db
    .selectFrom('ledger_holds as h')
    .innerJoin('ledger_accounts as a', 'a.id', 'h.from_account')
    .select(['h.id', 'h.txn_code as code', 'h.ref_type', 'h.ref_id', 'h.amount', 'a.currency', 'h.created_at'])
    .where('a.owner_id', '=', member_id)
    .where('h.status', '=', 'open')
    .orderBy('h.id', 'desc')
    .limit(HOLDS_MOST)
    .execute()
