import { type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'

const COVERS = 3
const shows = (viewer: string | null) => sql<SqlBool>`${visibleTo(viewer)} and shows_part(${viewer}::uuid, m.id, 'collection')`

const showing = (db: Db, viewer: string | null) =>
  db
    .selectFrom('albums as latest')
    .innerJoin('members as m', 'm.id', 'latest.member_id')
    .where('latest.is_private', '=', false)
    .where(
      sql<SqlBool>`not exists (select from albums newer where newer.member_id = latest.member_id and not newer.is_private and newer.id > latest.id)`,
    )
    .where(shows(viewer))
export const collectionsShown = (db: Db, viewer: string | null) => showing(db, viewer).select('m.id')

/** Members who show albums, the latest album first, with a few of them. */
export const collectionPage = (db: Db, viewer: string | null, place: PagePosition<readonly [string]>) =>
  showing(db, viewer)
    .select(['latest.id as album_id', 'm.id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .select(sql<number>`(select count(*)::int from albums a where a.member_id = m.id and not a.is_private)`.as('album_count'))
    .select(
      sql<string[]>`array(select a.id::text from albums a where a.member_id = m.id and not a.is_private order by a.id desc limit ${COVERS})`.as(
        'album_ids',
      ),
    )
    .where(beyond(['latest.id'], 'desc', place))
    .orderBy('latest.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
