import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { stores } from '../contract.ts'
import type { StoreRow } from './queries.ts'

type TermName = Awaited<ReturnType<typeof termNames>>
const named = (nameOf: TermName, list: 'topics' | 'stamp_categories' | 'countries', codes: readonly string[]) =>
  codes.map((code) => ({ code, name: nameOf(list, code) }))

type StoreView = OutputOf<typeof stores.show>['store']

export function storeView(
  files: Files,
  { profile_media_id, cover_media_id, topic_ids, category_ids, country_ids, ...row }: StoreRow,
  nameOf: TermName,
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
    country_name: nameOf('countries', row.country),
    topics: named(nameOf, 'topics', topic_ids),
    categories: named(nameOf, 'stamp_categories', category_ids),
    countries: named(nameOf, 'countries', country_ids),
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
  return rows.map((row) => storeView(files, row, nameOf, medias))
}
