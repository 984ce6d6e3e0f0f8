import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type MediaKind, USUAL_SPACE } from '../../rules.ts'
import type { StoredFile } from '../drawn.ts'
import { livingMedias, mediaSeenBy } from '../queries.ts'

const PICTURE = ['id', 'member_id', 'key', 'width', 'height', 'dpi', 'border', 'sizes', 'bytes', 'published_at', 'created_at'] as const
const COLUMNS = [...PICTURE, 'kind', 'file', 'file_bytes', 'name', 'duration_ms', 'pages'] as const
const rows = (db: Db) => livingMedias(db).select(COLUMNS)
/** A media of any kind. */
export type AnyMediaRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const findOwnAny = (db: Db, member_id: Id<'members'>, id: Id<'medias'>) =>
  rows(db).where('member_id', '=', member_id).where('id', '=', id).executeTakeFirst()
export const findVisibleAny = (db: Db, viewer: string | null, id: Id<'medias'>) =>
  rows(db).where(mediaSeenBy(viewer)).where('id', '=', id).executeTakeFirst()

/** Not restricted by viewer: for slices with their own visibility. */
export async function findAnyMedias(db: Db, ids: readonly string[]): Promise<Map<string, AnyMediaRow>> {
  const found = await rows(db).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return new Map(found.map((row) => [row.id, row]))
}
export async function countOwnAny(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<number> {
  const own = livingMedias(tx).select('id').where('member_id', '=', member_id)
  return (await own.where(sql<boolean>`id = any(${ids}::uuid[])`).execute()).length
}

const ownOf = (db: Db, member_id: Id<'members'>, kind: MediaKind | undefined) => {
  const own = rows(db).where('member_id', '=', member_id)
  return kind ? own.where('kind', '=', kind) : own
}
export const ownIds = (db: Db, member_id: Id<'members'>, kind: MediaKind | undefined) => ownOf(db, member_id, kind).clearSelect().select('id')
export const ownPage = (db: Db, member_id: Id<'members'>, kind: MediaKind | undefined, place: PagePosition) =>
  ownOf(db, member_id, kind)
    .select(
      sql<boolean>`(exists (select from media_uses u where u.media_id = medias.id) or exists (select from members m where m.image_media_id = medias.id))`.as(
        'in_use',
      ),
    )
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** Bytes in use, and the most that this member may fill. */
export async function spaceOf(db: Db, member_id: Id<'members'>): Promise<{ bytes: number; most: number }> {
  const found = await db.selectFrom('media_quotas').select(['bytes', 'most']).where('member_id', '=', member_id).executeTakeFirst()
  return found ?? { bytes: 0, most: USUAL_SPACE }
}

export function keepFile(tx: Tx, member_id: Id<'members'>, stored: StoredFile): Promise<AnyMediaRow> {
  const { sizes, ...row } = stored
  return tx
    .insertInto('medias')
    .values({ member_id, ...row, sizes: JSON.stringify(sizes) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
