import { sql } from 'kysely'
import { selfOrVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Circle, GuardedPart } from '../rules.ts'

type Interest = { kind: 'country' | 'category' | 'topic'; code: string }
const AS_KEPT = [
  'id',
  'uid',
  'username',
  'first_name',
  'last_name',
  'full_name',
  'image_url',
  'cover_image_url',
  'image_media_id',
  'cover_media_id',
  'level',
  'is_private',
  'description',
  'email',
  'phone',
  'gender',
  'dob',
  'country',
  'city',
  'state',
  'zipcode',
  'locale',
  'created_at',
] as const

const visibilityOf = sql<Partial<Record<GuardedPart, Circle>>>`coalesce(
  (select jsonb_object_agg(field, who) from profile_visibility v where v.member_id = members.id), '{}')`
const interestsOf = sql<Interest[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('kind', kind, 'code', code) order by kind, code) from member_interests i where i.member_id = members.id), '[]')`
const storeOf = sql<{ id: string; name: string; type: string; product_count: number } | null>`
  (select jsonb_build_object('id', s.id, 'name', s.name, 'type', s.type, 'product_count', s.product_count) from stores s where s.member_id = members.id)`

export const findProfile = (db: Db, id: Id<'members'>, viewer: string | null) =>
  db
    .selectFrom('members')
    .select(AS_KEPT)
    .select(sql<string>`(clock_timestamp() at time zone members.time_zone)::date`.as('today'))
    .select([visibilityOf.as('visibility'), interestsOf.as('interests'), storeOf.as('store')])
    .where('id', '=', id)
    .where(selfOrVisibleTo(viewer, 'members'))
    .executeTakeFirst()
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Concurrency: an advisory lock per username until the end of the transaction, so that it cannot be taken twice. */
export async function usernameTaken(tx: Tx, username: string, except: Id<'members'>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${username}, 9))`.execute(tx)
  return (await tx.selectFrom('members').select('id').where('username', '=', username).where('id', '!=', except).execute()).length > 0
}

export async function keepVisibility(tx: Tx, member_id: Id<'members'>, chosen: Partial<Record<GuardedPart, Circle>>) {
  const rows = Object.entries(chosen).map(([field, who]) => ({ member_id, field, who }))
  if (!rows.length) return
  await tx
    .insertInto('profile_visibility')
    .values(rows)
    .onConflict((on) => on.columns(['member_id', 'field']).doUpdateSet((eb) => ({ who: eb.ref('excluded.who') })))
    .execute()
}
