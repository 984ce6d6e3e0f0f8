import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered, type SubjectKind } from '#server/slices/subject.ts'
import { auctionHistorySubject, auctionSubject } from '../contract.ts'
import { auctionsShown, auctionOwner as owner, auctionReach as reach } from './queries-subject.ts'

const cards: SubjectKind['cards'] = async ({ db, files }, viewer, ids) => {
  const rows = await auctionsShown(db, ids, viewer)
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  return rows.map(({ id, name, seller_name, media_id }) => {
    const media = media_id === null ? undefined : medias.get(media_id)
    return { id, title: name, line: seller_name!, image_url: media ? thumbAddress(files, media) : null }
  })
}
export const auctionKind = registered(auctionSubject, { uses: ['bookmark', 'comment', 'react', 'quote'], reach, owner, cards })
export const auctionHistoryKind = registered(auctionHistorySubject, { uses: [], reach, cards })
