import { isKept } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** False for erased members. */
export const isMember = async (db: Db, id: Id<'members'>): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('id', '=', id).where(isKept('members')).executeTakeFirst()) !== undefined
