import { findMedias } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { ShareCard } from '#server/seo/share-card.ts'
import { type AddressSource, FILE_SIZE } from '#server/seo/sitemap.ts'
import { findEntry } from './queries.ts'
import { entriesFrom, entryStarts } from './queries-found.ts'

/** Every entry of the catalogue. */
export const entryAddresses: AddressSource = {
  name: 'catalogue',
  files: (db) => entryStarts(db, FILE_SIZE),
  async part(db, file: Id<'catalogue_entries'>, after: Id<'catalogue_entries'> | null, limit) {
    const rows = await entriesFrom(db, { from: file, after, limit })
    return rows.map(({ id, updated_at }) => ({ key: id, path: `/stamps/${id}`, changed_at: updated_at }))
  },
}

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
