import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { wholeOffers } from './queries.ts'

/** For its buyer and its seller alone. */
export const offerReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from product_offers o where o.id = ${id} and ${viewer}::uuid in (o.user_id, o.seller_id))`

/** Of these offers, those within the viewer's reach. */
export const shownOffers = (db: Db, ids: readonly string[], viewer: string | null) =>
  wholeOffers(db)
    .select(sql<boolean>`product_offers.expires_at <= clock_timestamp()`.as('is_over'))
    .where(sql<SqlBool>`product_offers.id = any(${[...ids]}::uuid[])`)
    .where(offerReach(viewer, sql.ref('product_offers.id')))
    .execute()
