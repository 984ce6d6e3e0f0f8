import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { catalogueEntrySubject } from '../contract.ts'
import { entriesNamed, entryReach } from './queries-subject.ts'

export const catalogueEntryKind = registered(catalogueEntrySubject, {
  uses: ['wish'],
  reach: entryReach,
  async cards({ db, files }, _, ids) {
    const rows = await entriesNamed(db, ids)
    const medias = await findMedias(
      db,
      rows.flatMap(({ media_id }) => media_id ?? []),
    )
    return rows.map(({ id, name, number, media_id }) => {
      const media = medias.get(media_id ?? '')
      return { id, title: name, line: `№ ${number}`, image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
