import type { Id } from '#kernel/shapes.ts'
import { type AddressSource, FILE_SIZE } from '#server/seo/sitemap.ts'
import { storeStarts, storesFrom } from './queries-found.ts'

/** Sitemap: stores with products. */
export const storeAddresses: AddressSource = {
  name: 'stores',
  files: (db) => storeStarts(db, FILE_SIZE),
  async part(db, file: Id<'stores'>, after: Id<'stores'> | null, limit) {
    const rows = await storesFrom(db, { from: file, after, limit })
    return rows.map(({ id, updated_at }) => ({ key: id, path: `/stores/${id}`, changed_at: updated_at }))
  },
}
