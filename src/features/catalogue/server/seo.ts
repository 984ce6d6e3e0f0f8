import { findMedias } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { addressesById } from '#server/seo/addresses-by-id.ts'
import type { ShareCard } from '#server/seo/share-card.ts'
import { findEntry } from './queries.ts'

/** Sitemap: every entry. */
export const entryAddresses = addressesById({ name: 'catalogue', table: 'catalogue_entries', path: (id) => `/stamps/${id}` })

/** What a shared link shows of an entry: the same for everybody, so in English. */
export async function entryCard(db: Db, id: Id<'catalogue_entries'>): Promise<ShareCard | undefined> {
  const row = await findEntry(db, id)
  if (!row) return undefined
  const nameOf = await termNames(db, 'en')
  const [first] = row.catalogue_number
  const number = first && `${nameOf('catalogue_types', first.type)} ${first.number}`
  const media = row.media_id && (await findMedias(db, [row.media_id])).get(row.media_id)
  return {
    title: row.name,
    line: [row.country && nameOf('countries', row.country), row.year_issued, number].filter(Boolean).join(' · '),
    price: '',
    seller: `Catalogue no. ${row.number}`,
    picture: media ? media.key : null,
  }
}
