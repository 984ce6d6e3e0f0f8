import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

export async function setTongue(tx: Tx, member_id: Id<'members'>, tongue: { locale: Locale; time_zone: string }) {
  await tx
    .updateTable('members')
    .set({ ...tongue, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', member_id)
    .execute()
}
