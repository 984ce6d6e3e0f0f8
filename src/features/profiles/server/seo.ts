import { findMedias } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { addressesById } from '#server/seo/addresses-by-id.ts'
import type { ShareCard } from '#server/seo/share-card.ts'
import { profilesFound, sharedMember } from './queries-found.ts'

/** Sitemap: public profiles that are not empty. */
export const profileAddresses = addressesById({ name: 'profiles', table: 'members', shown: profilesFound, path: (id) => `/profile/${id}` })

/** Link preview: public data of a public profile; none for private profiles and members who are away. */
export async function profileCard(db: Db, id: Id<'members'>): Promise<ShareCard | undefined> {
  const row = await sharedMember(db, id)
  if (!row) return undefined
  const { full_name, username, country, since, image_media_id } = row
  const nameOf = await termNames(db, 'en')
  const portrait = image_media_id && (await findMedias(db, [image_media_id])).get(image_media_id)
  return {
    title: full_name,
    line: [country && nameOf('countries', country), `Collector since ${since}`].filter(Boolean).join(' · '),
    price: '',
    seller: `@${username}`,
    picture: portrait ? portrait.key : null,
  }
}
