import type { Db } from '#server/db.ts'
import type { Standing } from '../rules.ts'

/** Where the viewer stands with each of these members. */
export async function standingsOf(_db: Db, viewer: string | null, ids: readonly string[]): Promise<(id: string) => Standing> {
  return (id) => ({ own: id === viewer && ids.includes(id), follows: false, followed: false })
}
