import { hideMedias, ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { postSubject } from '../contract.ts'
import { picturesOf, setPictures, shownHereOnly } from './queries.ts'

interface GivenPicture {
  readonly media_id: Id<'medias'>
  readonly alt: string
}
/** One's own pictures only. */
export const areOwn = (tx: Tx, author_id: Id<'members'>, pictures: readonly GivenPicture[]) =>
  ownMedias(
    tx,
    author_id,
    pictures.map(({ media_id }) => media_id),
  )

/** Pictures of a post for everybody have public addresses; those of a post for connections or in a club only signed ones. */
export async function setShown(tx: Tx, post_id: Id<'posts'>, pictures: readonly GivenPicture[], is_open: boolean) {
  const before = await picturesOf(tx, post_id)
  const after = new Set<string>(pictures.map(({ media_id }) => media_id))
  await setPictures(
    tx,
    post_id,
    [...after].map((media_id) => pictures.find((one) => one.media_id === media_id)!),
  )
  const left = before.filter((id) => !after.has(id))
  await unuseMedias(tx, left, postSubject.type, post_id)
  await useMedias(tx, [...after], postSubject.type, post_id)
  if (is_open) await publishMedias(tx, [...after])
  await hideMedias(tx, await shownHereOnly(tx, is_open ? left : [...after, ...left], post_id))
}
/** A deleted post shows nothing any more, and its pictures have no public address. */
export async function hideShown(tx: Tx, post_id: Id<'posts'>) {
  await hideMedias(tx, await shownHereOnly(tx, await picturesOf(tx, post_id), post_id))
}
