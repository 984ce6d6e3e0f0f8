import { sql } from 'kysely'
import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface CoinTotals {
  readonly available: number
  /** Held for something under way. */
  readonly reserved: number
  readonly debt: number
  /** All coins that ever came to and left the account. */
  readonly came: number
  readonly left: number
}
export async function coinTotals(db: Db, member_id: Id<'members'>): Promise<CoinTotals> {
  const { rows } = await sql<CoinTotals>`
    select coalesce(sum(credits_posted - debits_posted - debits_pending) filter (where code = 'member_coins'), 0)::bigint as available,
      coalesce(sum(debits_pending) filter (where code = 'member_coins'), 0)::bigint as reserved,
      coalesce(sum(debits_posted - credits_posted) filter (where code = 'member_coin_debt'), 0)::bigint as debt,
      coalesce(sum(credits_posted) filter (where code = 'member_coins'), 0)::bigint as came,
      coalesce(sum(debits_posted) filter (where code = 'member_coins'), 0)::bigint as left
    from ledger_accounts where owner_id = ${member_id} and currency = ${COIN} and code in ('member_coins', 'member_coin_debt')`.execute(db)
  return rows[0]!
}

export interface CoinLine {
  readonly code: string
  readonly ref_id: string
  /** Positive when coins came. */
  readonly amount: number
  readonly balance: number
}
/** Lines of the coin account since then, oldest first. */
export async function coinLines(db: Db, member_id: Id<'members'>, since: Date): Promise<CoinLine[]> {
  const { rows } = await sql<CoinLine>`
    select t.code, t.ref_id, case e.direction when 'C' then e.amount else -e.amount end as amount, e.balance_after as balance
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_txns t on t.id = e.txn_id
    where a.owner_id = ${member_id} and a.code = 'member_coins' and a.currency = ${COIN} and t.created_at >= ${since}
    order by e.account_version`.execute(db)
  return rows
}
