import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

interface Header {
  store_id: Id<'stores'> | null
  uuid: number | null
  name: string | null
  unread: number
}

/** Header data in one statement: the own store, and what is unread. */
export async function headerOf(db: Db, member_id: Id<'members'>): Promise<Header> {
  const { rows } = await sql<Header>`
    select s.id as store_id, s.uuid, s.name, (select count(*)::int from (select from notifications n where n.member_id = ${member_id} and n.read_at is null limit 100) as unread) as unread
    from (values (1)) as one left join stores s on s.member_id = ${member_id}`.execute(db)
  return rows[0]!
}
