import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { namedSo } from '../queries-list.ts'

interface NamedStore {
  id: Id<'stores'>
  uuid: number
  name: string
  product_count: number
}

/** Stores with products of members visible to the viewer. */
const isShown = (viewer: string | null) => sql`s.product_count > 0 and ${ownerVisibleTo(viewer, 's.member_id')}`

/** Names with this prefix, then names that contain such words; `start` must be folded as the index is. */
export async function storesNamed(db: Db, viewer: string | null, start: string, limit: number): Promise<NamedStore[]> {
  const begin = await sql<NamedStore>`
    select s.id, s.uuid, s.name, s.product_count from stores s
    where plain_text(s.name) collate "C" >= ${start} and plain_text(s.name) collate "C" < ${start} || U&'\\+10FFFF' and ${isShown(viewer)}
    order by plain_text(s.name) collate "C" limit ${limit}`.execute(db)
  const named = begin.rows.length < limit ? namedSo(start) : undefined
  if (!named) return begin.rows
  const worded = await sql<NamedStore>`
    select s.id, s.uuid, s.name, s.product_count from stores s
    where ${named} and s.id <> all (${begin.rows.map(({ id }) => id)}::uuid[]) and ${isShown(viewer)}
    order by s.product_count desc, s.id desc limit ${limit - begin.rows.length}`.execute(db)
  return [...begin.rows, ...worded.rows]
}

const DIGITS = 8
/** Stores by the first digits of their number: a range of the index. Without a digit, most products first. */
export async function storesNumbered(db: Db, viewer: string | null, start: string, limit: number): Promise<NamedStore[]> {
  const [from, to] = ['0', '9'].map((digit) => Number(start.padEnd(DIGITS, digit)))
  const order = start ? sql`s.uuid` : sql`s.product_count desc, s.id desc`
  const found = await sql<NamedStore>`
    select s.id, s.uuid, s.name, s.product_count from stores s
    where s.uuid between ${from}::int and ${to}::int and ${isShown(viewer)} order by ${order} limit ${limit}`.execute(db)
  return found.rows
}
