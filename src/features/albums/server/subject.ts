import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { albumSubject } from '../contract.ts'
import { albumsById } from './queries.ts'
import { albumReach } from './queries-subject.ts'

export const albumKind = registered(albumSubject, {
  uses: ['wish', 'message'],
  reach: albumReach,
  async cards({ db, files }, viewer, ids) {
    const rows = await albumsById(db, viewer, ids)
    const pictures = rows.map(({ cover_media_id, preview_ids }) => cover_media_id ?? preview_ids[0] ?? null)
    const medias = await findMedias(
      db,
      pictures.flatMap((id) => id ?? []),
    )
    return rows.map(({ id, name, full_name }, at) => {
      const media = medias.get(pictures[at] ?? '')
      return { id, title: name, line: full_name ?? '', image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
