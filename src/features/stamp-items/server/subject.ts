import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { stampItemSubject } from '../contract.ts'
import { itemOwner, itemReach, itemsSeen } from './queries-subject.ts'

export const stampItemKind = registered(stampItemSubject, {
  uses: ['wish', 'comment', 'react', 'quote', 'message'],
  reach: itemReach,
  owner: itemOwner,
  async cards({ db, files }, viewer, ids) {
    const rows = await itemsSeen(db, ids, viewer)
    const medias = await findMedias(
      db,
      rows.flatMap(({ media_ids }) => media_ids.slice(0, 1)),
    )
    return rows.map(({ id, name, year_issued, media_ids: [first] }) => {
      const media = medias.get(first ?? '')
      return { id, title: name, line: `${year_issued ?? ''}`, image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
