import { sql, type Updateable } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** The only columns of `members` that the slice `profiles` may change. */
export type ProfileChange = Pick<
  Updateable<Tables['members']>,
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'description'
  | 'phone'
  | 'gender'
  | 'dob'
  | 'country'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'locale'
  | 'image_media_id'
  | 'image_url'
  | 'cover_media_id'
  | 'cover_image_url'
  | 'is_private'
  | 'level'
>

export async function changeMember(tx: Tx, id: Id<'members'>, change: ProfileChange) {
  await tx
    .updateTable('members')
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function keepInterests(tx: Tx, member_id: Id<'members'>, kind: 'country' | 'category' | 'topic', codes: readonly string[]) {
  await tx.deleteFrom('member_interests').where('member_id', '=', member_id).where('kind', '=', kind).execute()
  if (!codes.length) return
  await tx
    .insertInto('member_interests')
    .values([...new Set(codes)].map((code) => ({ member_id, kind, code })))
    .execute()
}
