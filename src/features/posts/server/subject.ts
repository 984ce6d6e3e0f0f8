import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { type CardContext, registered, type SubjectKind } from '#server/slices/subject.ts'
import { blogSubject, postSubject } from '../contract.ts'
import { blogReach } from './article/queries-article.ts'
import { postModeration } from './moderation.ts'
import { postAnswers, postOwner, postReach, seenPosts } from './queries.ts'

/** As much of a text as a card shows. */
const LINE = 140
const begun = (text: string) => {
  const signs = [...text.replace(/\s+/g, ' ')]
  return signs.length > LINE ? `${signs.slice(0, LINE - 1).join('')}…` : signs.join('')
}
/** An article has a title; of another post its author stands for one. */
const cards: SubjectKind['cards'] = async ({ db, files }: CardContext, viewer, ids) => {
  const rows = await seenPosts(db, viewer, ids)
  const firstOf = ({ cover_media_id, pictures: [first] }: (typeof rows)[number]) => cover_media_id ?? first?.media_id
  const medias = await findMedias(
    db,
    rows.flatMap((row) => firstOf(row) ?? []),
  )
  return rows.map((row) => {
    const { id, title, summary, full_name, body } = row
    const first = firstOf(row)
    const media = first && medias.get(first)
    return {
      id,
      title: title ?? full_name!,
      line: title ? begun(summary || body) : begun(body),
      image_url: media ? thumbAddress(files, media) : null,
    }
  })
}

export const postKind = registered(postSubject, {
  uses: ['bookmark', 'comment', 'react', 'quote', 'message'],
  reach: postReach,
  answers: postAnswers,
  owner: postOwner,
  moderation: postModeration,
  cards,
})
export const blogKind = registered(blogSubject, { uses: ['bookmark', 'message'], reach: blogReach, cards })
