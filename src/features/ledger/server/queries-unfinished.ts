import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

const CODES = { seller_reserved: 'money_reserved', seller_available: 'money_available', seller_debt: 'money_owed' } as const
interface OpenBalance {
  readonly code: keyof typeof CODES
  readonly currency: string
  readonly amount: number
}

/** Balances that block erasure. Available money does not: the member decides about it when erasing. */
export async function unfinishedBalances(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<OpenBalance>`
    select code, currency, case side when 'C' then credits_posted - debits_posted else debits_posted - credits_posted end as amount
    from ledger_accounts where owner_id = ${id} and code = any(${Object.keys(CODES)}::text[]) order by code`.execute(db)
  return rows
    .filter(({ amount }) => amount > 0)
    .map(({ code, currency, amount }) => ({
      ...{ code: CODES[code], path: '/wallet', facts: { amount, currency } },
      ...(code === 'seller_available' && { chosen: true as const }),
    }))
}
