import { type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Indexed by search engines: public profiles that are not empty. */
export const profilesFound = sql<SqlBool>`${visibleTo(null, 'members')} and not is_private
  and (description <> '' or image_url is not null or exists (select from showcase_items s where s.member_id = members.id)
    or exists (select from stores s where s.member_id = members.id and s.product_count > 0))`

/** Public data of a public profile, for link previews. */
export const sharedMember = (db: Db, id: Id<'members'>) =>
  db
    .selectFrom('members')
    .select(['full_name', 'username', 'country', 'image_media_id'])
    .select(sql<number>`extract(year from created_at at time zone 'UTC')::int`.as('since'))
    .where('id', '=', id)
    .where('is_private', '=', false)
    .where(visibleTo(null, 'members'))
    .executeTakeFirst()
