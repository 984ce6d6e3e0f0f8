import type { Id } from '#kernel/shapes.ts'
import { type AddressSource, FILE_SIZE } from '#server/seo/sitemap.ts'
import { albumStarts, albumsFrom } from './queries-subject.ts'

/** Albums that everybody may see. */
export const albumAddresses: AddressSource = {
  name: 'albums',
  files: (db) => albumStarts(db, FILE_SIZE),
  async part(db, file: Id<'albums'>, after: Id<'albums'> | null, limit) {
    const rows = await albumsFrom(db, { from: file, after, limit })
    return rows.map(({ id, updated_at }) => ({ key: id, path: `/albums/${id}/show`, changed_at: updated_at }))
  },
}
