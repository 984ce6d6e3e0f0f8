import { type SqlBool, sql } from 'kysely'
import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { registered, type SubjectReach } from '#server/slices/subject.ts'
import { productOfferSubject } from '../contract.ts'
import { faceOf } from '../rules.ts'
import { wholeOffers } from './queries.ts'

/** For its buyer and its seller alone. */
const offerReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from product_offers o where o.id = ${id} and ${viewer}::uuid in (o.user_id, o.seller_id))`

export const productOfferKind = registered(productOfferSubject, {
  uses: ['message'],
  reach: offerReach,
  async cards({ db, files }, viewer, ids) {
    const rows = await wholeOffers(db)
      .select(sql<boolean>`product_offers.expires_at <= clock_timestamp()`.as('is_over'))
      .where(sql<SqlBool>`product_offers.id = any(${[...ids]}::uuid[])`)
      .where(offerReach(viewer, sql.ref('product_offers.id')))
      .execute()
    const medias = await findMedias(
      db,
      rows.flatMap(({ media_id }) => media_id ?? []),
    )
    return rows.map((row) => {
      const media = row.media_id === null ? undefined : medias.get(row.media_id as Id<'medias'>)
      const { id, product_name, full_name, amount, currency, quantity } = row
      return {
        ...{ id, title: product_name, line: full_name ?? '', image_url: media ? thumbAddress(files, media) : null },
        detail: { state: faceOf(row), amount, currency, quantity },
      }
    })
  },
})
