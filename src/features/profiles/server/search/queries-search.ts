import { type SqlBool, sql } from 'kysely'
import { nameBegins, visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Circle } from '../../rules.ts'

/** Members by name or number. Privacy: never by hidden parts such as the e-mail address. */
export const membersNamed = (db: Db, viewer: string | null, { start, number }: { start: string; number: number | null }) =>
  db
    .selectFrom('members as m')
    .where(visibleTo(viewer))
    .where(sql<SqlBool>`(${nameBegins(start)} or m.uid = ${number}::int)`)

const LOOK = ['m.id', 'uid', 'username', 'full_name', 'image_url', 'level', 'email', 'is_private', 'created_at'] as const
const circle = sql<Circle | null>`(select who from profile_visibility v where v.member_id = m.id and v.field = 'email')`.as('email_circle')

export const membersFound = (db: Db, viewer: string | null, wish: { start: string; number: number | null }, place: PagePosition<readonly [string]>) =>
  membersNamed(db, viewer, wish)
    .select([...LOOK, circle])
    .where(beyond(['username'], 'asc', place))
    .orderBy('username')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** The first in the order of usernames; of one's own network alone if only contacts are wanted. */
export function membersNamedFirst(
  db: Db,
  viewer: string | null,
  { contacts, most, ...wish }: { start: string; number: number | null; contacts: boolean; most: number },
) {
  let found = membersNamed(db, viewer, wish).select([...LOOK, circle])
  if (contacts)
    found = found.where(sql<SqlBool>`m.id in (
      select followed_id from follows where follower_id = ${viewer}::uuid and status = 'Accepted'
      union all select follower_id from follows where followed_id = ${viewer}::uuid and status = 'Accepted')`)
  return found.orderBy('username').limit(most).execute()
}
export type FoundRow = Awaited<ReturnType<typeof membersFound>>[number]
