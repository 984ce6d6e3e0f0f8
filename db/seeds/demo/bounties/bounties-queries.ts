import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

/** Bounties made before, by title. */
export async function bountiesMade(pool: Pool): Promise<ReadonlyMap<string, { readonly id: Id<'bounties'>; readonly status: string }>> {
  const { rows } = await pool.query<{ id: Id<'bounties'>; title: string; status: string }>(
    "select b.id, b.title, b.status from bounties b join members m on m.id = b.user_id and m.email like '%@demo.example'",
  )
  return new Map(rows.map((row) => [row.title, row]))
}
/** Something that a member has for sale. */
export async function forSaleOf(pool: Pool, member_id: Id<'members'>): Promise<Id<'products'> | undefined> {
  const { rows } = await pool.query<{ id: Id<'products'> }>(
    "select id from products where member_id = $1 and status = 'published' and stock_on_hand > stock_reserved and supply_id is null order by id limit 1",
    [member_id],
  )
  return rows[0]?.id
}
export async function availableTo(pool: Pool, member_id: Id<'members'>, code: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select coalesce(sum(credits_posted - debits_posted - debits_pending), 0)::int as n from ledger_accounts where owner_id = $1 and code = $2',
    [member_id, code],
  )
  return rows[0]!.n
}
