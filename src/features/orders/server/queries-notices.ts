import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Paid, unsent orders of a seller who is away or suspended. */
export const waitingFor = (db: Db, seller_id: Id<'members'>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('members as m', 'm.id', 'o.seller_id')
    .select(['o.id', 'o.number', 'o.buyer_id'])
    .where('o.seller_id', '=', seller_id)
    .where('o.status', '=', 'processing')
    .where((eb) => eb.not(isPresent()))
    .execute()

export const storeNameOf = async (db: Db, id: Id<'orders'>): Promise<string> =>
  (await db.selectFrom('orders').select('store_name').where('id', '=', id).executeTakeFirstOrThrow()).store_name
