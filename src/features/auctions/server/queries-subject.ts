import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { cardRows } from './list/queries-list.ts'
import { seenBy } from './queries.ts'

export const auctionReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from auctions where auctions.id = ${id} and ${seenBy(viewer)})`
export const auctionsShown = (db: Db, ids: readonly string[], viewer: string | null) =>
  cardRows(db, viewer)
    .where(sql<SqlBool>`auctions.id = any(${[...ids]}::uuid[])`)
    .where(seenBy(viewer))
    .execute()

export const auctionOwner: SubjectOwner = (id) => sql`(select seller_id from auctions where auctions.id = ${id})`
