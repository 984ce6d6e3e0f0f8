import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { queryFor } from '#server/db/word-search.ts'
import { itemRows } from '../queries-rows.ts'
import { shownByAll } from './queries-shown.ts'

/** Newest rows with common words that are looked at. */
const WINDOW = 200
const name = sql`plain_text(name) collate "C"`

/** Ids of items that members show: the name begins so, then the words are in it. Performance: each part reads a bounded head of its index. */
export async function itemsNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const begin = await itemRows(db)
    .clearSelect()
    .select('id')
    .where('deleted_at', 'is', null)
    .where(shownByAll(viewer))
    .where(sql<SqlBool>`${name} >= ${typed} and ${name} < ${typed} || U&'\\+10FFFF'`)
    .orderBy(name)
    .limit(limit)
    .execute()
  const ids = begin.map(({ id }): string => id)
  const words = ids.length < limit ? queryFor(typed) : undefined
  if (!words) return ids
  const { rows } = await sql<{ id: string }>`
    select id from (select id, member_id, is_shown from stamp_items where is_shown and deleted_at is null
      and to_tsvector('simple', plain_text(name)) @@ ${words}::tsquery limit ${WINDOW}) as stamp_items
    where ${shownByAll(viewer)} and id <> all (${ids}::uuid[]) order by id desc limit ${limit - ids.length}`.execute(db)
  return [...ids, ...rows.map(({ id }) => id)]
}

/** Shown items that have this number in this catalogue, the newest first. */
export async function itemsNumbered(db: Db, viewer: string | null, { type, numbers }: { type: string; numbers: readonly string[] }, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select id from stamp_items where deleted_at is null and ${shownByAll(viewer)} and id in (
      select n.stamp_item_id from stamp_item_catalogue_numbers n where n.type = ${type} and n.number = any(${[...numbers]}::text[]) limit ${WINDOW})
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
