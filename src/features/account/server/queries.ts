import { sql } from 'kysely'
import { flagsWaiting } from '#features/flags/server/public.ts'
import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

interface Header {
  store_id: Id<'stores'> | null
  uuid: number | null
  name: string | null
  unread: number
  coins: number
  flags: number
}

/** Header data in one statement: the own store, and what is unread. */
export async function headerOf(db: Db, member_id: Id<'members'>): Promise<Header> {
  const { rows } = await sql<Header>`
    select s.id as store_id, s.uuid, s.name, (select count(*)::int from (select from notifications n where n.member_id = ${member_id} and n.read_at is null and n.deleted_at is null limit 100) as unread) as unread,
      coalesce((select credits_posted - debits_posted - debits_pending from ledger_accounts
        where owner_id = ${member_id} and code = 'member_coins' and currency = ${COIN} and shard = 0), 0)::bigint as coins,
      ${flagsWaiting(member_id)} as flags
    from (values (1)) as one left join stores s on s.member_id = ${member_id}`.execute(db)
  return rows[0]!
}
