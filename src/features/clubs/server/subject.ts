import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { clubSubject } from '../contract.ts'
import { seenClubs } from './queries.ts'
import { clubReach } from './queries-subject.ts'

export const clubKind = registered(clubSubject, {
  uses: ['bookmark'],
  reach: clubReach,
  moderation: {
    async freeze({ db, viewer }, id) {
      const [row] = await seenClubs(db, viewer, [id])
      if (!row?.owner_id) return undefined
      const body = [row.about, ...row.rules].join('\n')
      const media_ids = row.cover_media_id ? [row.cover_media_id] : []
      return { member_id: row.owner_id, title: row.name, lines: [{ by: 'reported', body, at: null }], media_ids }
    },
  },
  async cards({ db, files }, viewer, ids) {
    const rows = await seenClubs(db, viewer, ids)
    const medias = await findMedias(
      db,
      rows.flatMap(({ cover_media_id }) => cover_media_id ?? []),
    )
    return rows.map(({ id, name, owner_name, cover_media_id }) => {
      const media = cover_media_id && medias.get(cover_media_id)
      return { id, title: name, line: owner_name ?? '', image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
