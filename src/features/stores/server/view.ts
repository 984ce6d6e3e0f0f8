import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { stores } from '../contract.ts'
import type { StoreRow } from './queries.ts'

type StoreView = OutputOf<typeof stores.show>['store']

export function storeView(
  files: Files,
  { profile_media_id, cover_media_id, ...row }: StoreRow,
  country_name: string,
  medias: ReadonlyMap<string, MediaRow>,
): StoreView {
  const picture = (id: string | null) => {
    const media = id === null ? undefined : medias.get(id)
    return media ? mediaView(files, media) : null
  }
  return {
    ...row,
    id: row.id,
    user_id: row.member_id,
    type: row.type as StoreView['type'],
    country_name,
    profile_media: picture(profile_media_id),
    cover_media: picture(cover_media_id),
  }
}

/** One statement for the pictures of all stores. */
export async function storeViews(db: Db, files: Files, locale: Locale, rows: readonly StoreRow[]): Promise<StoreView[]> {
  const nameOf = await termNames(db, locale)
  const medias = await findMedias(
    db,
    rows.flatMap((row) => [row.profile_media_id, row.cover_media_id].filter((id) => id !== null)),
  )
  return rows.map((row) => storeView(files, row, nameOf('countries', row.country), medias))
}
