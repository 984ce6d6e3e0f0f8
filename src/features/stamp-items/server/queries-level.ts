import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { deedOn, type LevelSource } from '#server/slices/level-source.ts'
import { stampItemChanged } from '../contract.ts'
import { shownStatuses } from '../rules.ts'

const MOST = 200
/** Visible to others, with both sides pictured and identifying facts. */
const told = sql<SqlBool>`i.deleted_at is null and i.status = any(${[...shownStatuses]}::text[])
  and i.country is not null and i.year_issued is not null and i.condition is not null
  and exists (select from stamp_item_catalogue_numbers n where n.stamp_item_id = i.id)
  and (select count(*) from stamp_item_medias p where p.stamp_item_id = i.id) >= 2`

export async function isFullyTold(db: Db, id: string): Promise<boolean> {
  return (await sql`select from stamp_items i where i.id = ${id}::uuid and ${told}`.execute(db)).rows.length > 0
}

/** An item counts while it is visible to others and has both pictures and its facts. */
export const itemLevel: LevelSource = {
  name: 'item',
  ...{ points: 1, most: MOST },
  refs: (id) => sql`select i.id::text from stamp_items i where i.member_id = ${id}::uuid and ${told} limit ${MOST}`,
  deeds: [
    deedOn({
      event: stampItemChanged,
      members: ({ member_id }) => [member_id],
      find: async (db, { stamp_item_id: ref, member_id }) => [{ member_id, ref, stands: await isFullyTold(db, ref) }],
      when: ({ facts }) => facts,
    }),
  ],
}
