import { findMedias, mediaView } from '#features/media/server/public.ts'
import { type TermList, termNames, termSymbols } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { catalogue } from '../contract.ts'
import type { EntryRow } from './queries.ts'

type EntryView = OutputOf<typeof catalogue.show>['entry']

const CODED = {
  country: 'countries',
  color: 'colours',
  format: 'formats',
  printing: 'printings',
  item_kind: 'item_kinds',
  stamp_kind: 'stamp_kinds',
} as const satisfies Partial<Record<keyof EntryRow, TermList>>

/** Entries as a reader of this language reads them; one question about their pictures. */
export async function entryViews(db: Db, files: Files, locale: Locale, rows: readonly EntryRow[]): Promise<EntryView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  const [nameOf, symbolOf] = [await termNames(db, locale), await termSymbols(db)]
  return rows.map(({ media_id, topic_ids, year_order: _, ...row }) => {
    const media = media_id ? medias.get(media_id) : undefined
    return {
      ...row,
      id: row.id,
      item_kind: row.item_kind as EntryView['item_kind'],
      stamp_kind: row.stamp_kind as EntryView['stamp_kind'],
      catalogue_number: row.catalogue_number.map(({ type, number }) => ({
        ...{ type, number, name: nameOf('catalogue_types', type) },
        symbol: symbolOf('catalogue_types', type),
      })),
      topics: topic_ids.map((code) => ({ code, name: nameOf('topics', code) })),
      names: Object.fromEntries(
        Object.entries(CODED).flatMap(([field, list]) => {
          const code = row[field as keyof typeof CODED]
          return code === null ? [] : [[field, nameOf(list, code)]]
        }),
      ),
      media: media ? mediaView(files, media) : null,
    }
  })
}
