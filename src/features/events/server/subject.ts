import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { eventSubject } from '../contract.ts'
import { seenEvents } from './queries.ts'
import { eventOwner, eventReach } from './queries-subject.ts'

export const eventKind = registered(eventSubject, {
  uses: ['bookmark', 'comment', 'react', 'quote', 'message'],
  reach: eventReach,
  owner: eventOwner,
  moderation: {
    async freeze({ db, viewer }, id) {
      const [row] = await seenEvents(db, viewer, [id])
      if (!row) return undefined
      const body = [row.description, row.location].filter(Boolean).join('\n')
      const media_ids = row.cover_media_id ? [row.cover_media_id] : []
      return { member_id: row.user_id, title: row.title, lines: [{ by: 'reported', body, at: row.published_at }], media_ids }
    },
  },
  async cards({ db, files }, viewer, ids) {
    const rows = await seenEvents(db, viewer, ids)
    const medias = await findMedias(
      db,
      rows.flatMap(({ cover_media_id }) => cover_media_id ?? []),
    )
    return rows.map(({ id, title, owner, location, cover_media_id }) => {
      const media = cover_media_id && medias.get(cover_media_id)
      return { id, title, line: location || (owner?.full_name ?? ''), image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
