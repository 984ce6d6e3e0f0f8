import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { bountyOfferSubject, bountySubject } from '../contract.ts'
import { bountyOwner, bountyReach, offerReach, shownBounties, shownOffers } from './queries-subject.ts'

export const bountyKind = registered(bountySubject, {
  uses: ['bookmark', 'comment', 'react', 'quote', 'message'],
  reach: bountyReach,
  owner: bountyOwner,
  async cards({ db, files }, viewer, ids) {
    const rows = await shownBounties(db, ids, viewer)
    const medias = await findMedias(
      db,
      rows.flatMap(({ media_ids }) => media_ids.slice(0, 1)),
    )
    return rows.map(({ id, title, full_name, media_ids }) => {
      const media = media_ids[0] && medias.get(media_ids[0])
      return { id, title, line: full_name!, image_url: media ? thumbAddress(files, media) : null }
    })
  },
})

/** Where a notice of an offer leads: for its two sides alone. */
export const bountyOfferKind = registered(bountyOfferSubject, {
  uses: [],
  reach: offerReach,
  cards: async ({ db }, viewer, ids) =>
    (await shownOffers(db, ids, viewer)).map(({ id, title, full_name }) => ({ id, title, line: full_name!, image_url: null })),
})
