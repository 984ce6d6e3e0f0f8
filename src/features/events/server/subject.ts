import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { eventSubject } from '../contract.ts'
import { eventModeration } from './moderation.ts'
import { seenEvents } from './queries.ts'
import { eventOwner, eventReach } from './queries-subject.ts'

export const eventKind = registered(eventSubject, {
  uses: ['bookmark', 'comment', 'react', 'quote', 'message'],
  reach: eventReach,
  owner: eventOwner,
  moderation: eventModeration,
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
