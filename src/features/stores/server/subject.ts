import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { storeSubject } from '../contract.ts'
import { storeReach, storesSeen } from './queries-subject.ts'

export const storeKind = registered(storeSubject, {
  uses: ['bookmark'],
  reach: storeReach,
  moderation: {
    async freeze({ db, viewer }, id) {
      const [row] = await storesSeen(db, [id], viewer)
      const media_ids = row ? [row.profile_media_id, row.cover_media_id].filter((media) => media !== null) : []
      return row && { member_id: row.member_id, title: row.name, lines: [{ by: 'reported', body: row.description, at: null }], media_ids }
    },
  },
  async cards({ db, files, locale }, viewer, ids) {
    const rows = await storesSeen(db, ids, viewer)
    const medias = await findMedias(
      db,
      rows.flatMap(({ profile_media_id }) => profile_media_id ?? []),
    )
    const nameOf = await termNames(db, locale)
    return rows.map(({ id, name, city, country, profile_media_id }) => {
      const media = medias.get(profile_media_id ?? '')
      return { id, title: name, line: `${city}, ${nameOf('countries', country)}`, image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
