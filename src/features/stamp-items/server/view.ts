import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import type { termNames } from '#features/vocabularies/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { stampItems } from '../contract.ts'
import { codesOf, withoutOwnersFacts } from '../rules.ts'
import { type Holders, holdersOf, IN_NO_ALBUM } from './queries-albums.ts'
import type { ItemRow } from './queries-rows.ts'

type ItemView = OutputOf<typeof stampItems.update>['stamp_item']

/** An item as this viewer may know it: what is promised, and to how many, is its owner's alone. */
export function itemView(
  files: Files,
  { mint, used, committed_mint, committed_used, media_ids, deleted_at: _gone, ...row }: ItemRow,
  medias: ReadonlyMap<string, MediaRow>,
  viewer: string | null,
  held: Holders = IN_NO_ALBUM,
): ItemView {
  const owned = viewer === row.member_id
  return {
    ...(owned ? row : withoutOwnersFacts(row)),
    owned,
    id: row.id,
    user_id: row.member_id,
    item_kind: row.item_kind as ItemView['item_kind'],
    status: row.status as ItemView['status'],
    quantity_owned: { mint, used },
    committed: owned ? { mint: committed_mint, used: committed_used } : null,
    medias: media_ids.flatMap((id) => medias.get(id) ?? []).map((media) => mediaView(files, media)),
    ...held,
    album_ids: [...held.album_ids],
  }
}

/** Many at once, with one question about their pictures and one about the albums they are in. */
export async function itemViews(db: Db, files: Files, rows: readonly ItemRow[], viewer: string | null): Promise<ItemView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap((row) => row.media_ids),
  )
  const held = await holdersOf(
    db,
    rows.map(({ id }) => id),
    viewer,
  )
  return rows.map((row) => itemView(files, row, medias, viewer, held.get(row.id)))
}

/** What an item's codes are called in the reader's language, by field: `{ condition: 'mint never hinged', catalogue_number: 'Scott 3, Michel 2' }`. */
export function itemNames(nameOf: Awaited<ReturnType<typeof termNames>>, item: ItemRow): Record<string, string> {
  const fields = Map.groupBy(codesOf(item), ({ field }) => field)
  const named = [...fields].map(([field, codes]) => {
    const names = codes.map(({ list, value }) => nameOf(list, value))
    const whole = field === 'catalogue_number' ? names.map((name, at) => `${name} ${item.catalogue_number[at]!.number}`) : names
    return [field, whole.join(', ')]
  })
  return Object.fromEntries([['item_kind', nameOf('item_kinds', item.item_kind)], ...named])
}
