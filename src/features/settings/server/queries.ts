import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Group, Value } from '../shapes.ts'

export interface KeptRow {
  group: string
  property: string
  value: unknown
}

export function keptSettings(db: Db, member_id: Id<'members'>, group?: Group): Promise<KeptRow[]> {
  const own = db.selectFrom('settings').select(['group', 'property', 'value']).where('member_id', '=', member_id)
  return (group ? own.where('group', '=', group) : own).execute()
}

const byMembers = compiled((db, { member_ids, group }: { member_ids: readonly string[]; group: string }) =>
  db
    .selectFrom('settings')
    .select(['member_id', 'group', 'property', 'value'])
    .where(sql<boolean>`member_id = any(${member_ids}::uuid[])`)
    .where('group', '=', group),
)
export const keptByMembers = (db: Db, member_ids: readonly string[], group: Group): Promise<(KeptRow & { member_id: Id<'members'> })[]> =>
  byMembers(db, { member_ids, group })

export async function writeSetting(tx: Tx, member_id: Id<'members'>, group: Group, property: string, value: Value) {
  await tx
    .insertInto('settings')
    .values({ member_id, group, property, value: JSON.stringify(value) })
    .onConflict((on) =>
      on.columns(['member_id', 'group', 'property']).doUpdateSet({ value: JSON.stringify(value), updated_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
}
