import { findMedias, type MediaRow, mediaView, ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { changeMember, type ProfileChange } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Files } from '#server/files/files.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { profileChanged, profiles } from '../contract.ts'
import { findProfile, type ProfileRow } from './queries.ts'
import { ownProfile } from './seen.ts'

type ProfilePictures = InputOf<typeof profiles.updateMedia>

export const updateMedia = command(profiles.updateMedia, async ({ input, viewer, requester, tx, tools, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const now = (await findProfile(tx, viewer.id, viewer.id))!
  if (input.image_media_id && !(await ownMedias(tx, viewer.id, [input.image_media_id]))) return refuse('profile.image')
  if (input.cover_media_id && !(await ownMedias(tx, viewer.id, [input.cover_media_id]))) return refuse('profile.cover')
  await hang(tx, viewer.id, input, now)
  await changeMember(tx, viewer.id, await addressesOf(tx, tools.files, input))
  emit(profileChanged, { member_id: viewer.id })
  return { user: await ownProfile(tx, requester.locale, viewer.id) }
})

const named = (...ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => typeof id === 'string'))]

/** Pictures of a profile become public and are marked as used, so that they are not deleted. */
async function hang(tx: Tx, member_id: Id<'members'>, { image_media_id, cover_media_id }: ProfilePictures, now: ProfileRow) {
  const before = named(now.image_media_id, now.cover_media_id)
  const after = named(
    image_media_id === undefined ? now.image_media_id : image_media_id,
    cover_media_id === undefined ? now.cover_media_id : cover_media_id,
  )
  const gone = before.filter((id) => !after.includes(id))
  if (gone.length) await unuseMedias(tx, gone, 'member', member_id)
  if (!after.length) return
  await useMedias(tx, after, 'member', member_id)
  await publishMedias(tx, after)
}

/** Performance: URLs of published pictures never change, so they are stored with the member and lists need no join. */
async function addressesOf(tx: Tx, files: Files, { image_media_id, cover_media_id }: ProfilePictures): Promise<ProfileChange> {
  const medias = await findMedias(tx, named(image_media_id, cover_media_id))
  const address = (id: string | null, size: string) => (id === null ? null : addressOf(files, medias.get(id)!, size))
  return {
    ...(image_media_id !== undefined && { image_media_id, image_url: address(image_media_id, '320') }),
    ...(cover_media_id !== undefined && { cover_media_id, cover_image_url: address(cover_media_id, '1080') }),
  }
}

function addressOf(files: Files, row: MediaRow, size: string): string {
  const { sizes, media_url } = mediaView(files, row)
  return sizes.find((one) => one.size === size)?.media_url ?? media_url
}
