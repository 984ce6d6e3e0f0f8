import { type AddressSource, FILE_SIZE } from '#server/found/sitemap.ts'
import { profileStarts, profilesFrom } from './queries-found.ts'

/** Members who show something to everybody. */
export const profileAddresses: AddressSource = {
  name: 'profiles',
  files: (db) => profileStarts(db, FILE_SIZE),
  async part(db, file, after, limit) {
    const rows = await profilesFrom(db, { from: file, after, limit })
    return rows.map(({ id, updated_at }) => ({ key: id, path: `/profile/${id}`, changed_at: updated_at }))
  },
}
