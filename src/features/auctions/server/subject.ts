import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { type Moderation, registered, type SubjectKind } from '#server/slices/subject.ts'
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
/** Of an auction that has begun its member alone is judged: bidders have promised money for what stood there. */
const moderation: Moderation = {
  async freeze({ db, viewer }, id) {
    const [row] = await auctionsShown(db, [id], viewer)
    if (!row) return undefined
    const lines = [{ by: 'reported' as const, body: row.description, at: null }]
    return { member_id: row.seller_id, title: row.name, lines, media_ids: row.media_id ? [row.media_id] : [] }
  },
}
export const auctionKind = registered(auctionSubject, { uses: ['bookmark', 'comment', 'react', 'quote', 'message'], reach, owner, cards, moderation })
export const auctionHistoryKind = registered(auctionHistorySubject, { uses: [], reach, cards })
