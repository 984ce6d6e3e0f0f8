import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Box } from '../rules.ts'
import { itemSeenBy } from './queries.ts'

type NumberRow = { type: string; number: string } | null
const numberOf = (table: 'stamp_item_catalogue_numbers' | 'catalogue_entry_numbers', by: string, id: string) =>
  sql<NumberRow>`(select jsonb_build_object('type', n.type, 'number', n.number) from ${sql.table(table)} n where n.${sql.ref(by)} = ${sql.ref(id)} order by n.position limit 1)`

/** Mounts of these pages, with what lies in them; items that the viewer may not see are left out. */
export const mountsOf = (db: Db, page_ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('album_mounts as mt')
    .leftJoin('stamp_items as i', 'i.id', 'mt.stamp_item_id')
    .leftJoin('catalogue_entries as e', 'e.id', 'mt.catalogue_entry_id')
    .select(['mt.id', 'mt.page_id', 'mt.stamp_item_id', 'mt.catalogue_entry_id', 'mt.x', 'mt.y', 'mt.width', 'mt.height', 'mt.mount', 'mt.caption'])
    .select(({ fn }) => [
      fn.coalesce('i.name', 'e.name').as('name'),
      fn.coalesce('i.denomination', 'e.denomination').as('denomination'),
      fn.coalesce('i.width_mm', 'e.width_mm').as('width_mm'),
      fn.coalesce('i.height_mm', 'e.height_mm').as('height_mm'),
    ])
    .select(
      sql<NumberRow>`coalesce(${numberOf('stamp_item_catalogue_numbers', 'stamp_item_id', 'i.id')}, ${numberOf('catalogue_entry_numbers', 'entry_id', 'e.id')})`.as(
        'catalogue_number',
      ),
    )
    .select(
      sql<
        string | null
      >`coalesce(e.media_id, (select im.media_id from stamp_item_medias im where im.stamp_item_id = i.id order by im.position limit 1))`.as(
        'media_id',
      ),
    )
    .where(sql<SqlBool>`mt.page_id = any(${[...page_ids]}::uuid[])`)
    .where(sql<SqlBool>`(mt.catalogue_entry_id is not null or ${itemSeenBy(viewer)})`)
    .orderBy('mt.page_id')
    .orderBy('mt.position')
    .execute()
export type MountRow = Awaited<ReturnType<typeof mountsOf>>[number]

const pageRows = (db: Db) =>
  db.selectFrom('album_pages as p').select(['p.id', 'p.album_id', 'p.position', 'p.revision', 'p.title', 'p.subtitle', 'p.foot', 'p.quadrille'])
export const findPage = (db: Db, album_id: Id<'albums'>, id: Id<'album_pages'>) =>
  pageRows(db)
    .select(
      sql<number>`(select count(*)::int from album_pages before where before.album_id = p.album_id and before.position <= p.position)`.as('number'),
    )
    .where('p.id', '=', id)
    .where('p.album_id', '=', album_id)
    .executeTakeFirst()
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>

export const pagesOf = (db: Db, album_id: Id<'albums'>) => pageRows(db).where('p.album_id', '=', album_id).orderBy('p.position').execute()

/** A page behind the others. */
export async function keepPage(tx: Tx, album_id: Id<'albums'>, title: string): Promise<Id<'album_pages'>> {
  const { rows } = await sql<{ id: Id<'album_pages'> }>`
    insert into album_pages (album_id, position, title)
      select ${album_id}, coalesce((select max(position) from album_pages last where last.album_id = ${album_id}), -1) + 1, ${title} returning id`.execute(
    tx,
  )
  return rows[0]!.id
}

export async function changePage(tx: Tx, id: Id<'album_pages'>, words: { title: string; subtitle: string; foot: string; quadrille: boolean }) {
  await tx
    .updateTable('album_pages')
    .set({ ...words, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function dropPage(tx: Tx, album_id: Id<'albums'>, id: Id<'album_pages'>) {
  await tx.deleteFrom('album_pages').where('id', '=', id).where('album_id', '=', album_id).execute()
}

export interface NewMount extends Box {
  readonly stamp_item_id: Id<'stamp_items'> | null
  readonly catalogue_entry_id: Id<'catalogue_entries'> | null
  readonly mount: string
  readonly caption: string
}
/** Mounts of a page in place of those it had; items that lay on other pages of the album leave them. */
export async function layMounts(tx: Tx, page: { id: Id<'album_pages'>; album_id: Id<'albums'> }, mounts: readonly NewMount[]) {
  const items = mounts.flatMap(({ stamp_item_id }) => stamp_item_id ?? [])
  await sql`
    with gone as (delete from album_mounts where album_id = ${page.album_id} and (page_id = ${page.id} or stamp_item_id = any(${items}::uuid[])) returning page_id)
    update album_pages set revision = revision + 1 where id in (select page_id from gone) and id <> ${page.id}`.execute(tx)
  if (!mounts.length) return
  const rows = mounts.map((mount, position) => ({ page_id: page.id, album_id: page.album_id, position, ...mount }))
  await tx.insertInto('album_mounts').values(rows).execute()
}

/** How many of these items are in the album. */
export async function countHeld(tx: Tx, album_id: Id<'albums'>, ids: readonly string[]): Promise<number> {
  const { n } = await tx
    .selectFrom('album_items')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('album_id', '=', album_id)
    .where(sql<SqlBool>`stamp_item_id = any(${[...ids]}::uuid[])`)
    .executeTakeFirstOrThrow()
  return n
}

/** Items that wait for a page, in the order of the album. */
export const waitingItems = (tx: Tx, album_id: Id<'albums'>, limit: number) =>
  tx
    .selectFrom('album_items as ai')
    .innerJoin('stamp_items as i', 'i.id', 'ai.stamp_item_id')
    .select(['i.id', 'i.name', 'i.denomination', 'i.width_mm', 'i.height_mm'])
    .where('ai.album_id', '=', album_id)
    .where('i.deleted_at', 'is', null)
    .where(sql<SqlBool>`not exists (select from album_mounts placed where placed.album_id = ai.album_id and placed.stamp_item_id = ai.stamp_item_id)`)
    .orderBy('ai.position')
    .orderBy('ai.stamp_item_id')
    .limit(limit)
    .execute()
