import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { postSubject } from '../contract.ts'
import { postModeration } from './moderation.ts'
import { postAnswers, postOwner, postReach, seenPosts } from './queries.ts'

/** As much of a text as a card shows. */
const LINE = 140
const begun = (text: string) => {
  const signs = [...text.replace(/\s+/g, ' ')]
  return signs.length > LINE ? `${signs.slice(0, LINE - 1).join('')}…` : signs.join('')
}

export const postKind = registered(postSubject, {
  uses: ['bookmark', 'comment', 'react', 'quote', 'message'],
  reach: postReach,
  answers: postAnswers,
  owner: postOwner,
  moderation: postModeration,
  async cards({ db, files }, viewer, ids) {
    const rows = await seenPosts(db, viewer, ids)
    const medias = await findMedias(
      db,
      rows.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ media_id }) => media_id)),
    )
    return rows.map(({ id, full_name, body, pictures: [first] }) => {
      const media = first && medias.get(first.media_id)
      return { id, title: full_name!, line: begun(body), image_url: media ? thumbAddress(files, media) : null }
    })
  },
})
