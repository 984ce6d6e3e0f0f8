import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { registered } from '#server/slices/subject.ts'
import { productOfferSubject } from '../contract.ts'
import { faceOf } from '../rules.ts'
import { offerReach, shownOffers } from './queries-subject.ts'

export const productOfferKind = registered(productOfferSubject, {
  uses: ['message'],
  reach: offerReach,
  async cards({ db, files }, viewer, ids) {
    const rows = await shownOffers(db, ids, viewer)
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
