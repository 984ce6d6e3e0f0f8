import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db.ts'
import type { Files } from '#server/files/files.ts'
import type { StampItemId, stampItems } from '../contract.ts'
import type { ItemRow } from './queries.ts'

type ItemView = OutputOf<typeof stampItems.show>['stamp_item']

/** An item as this viewer may know it: what is promised, and to how many, is its owner's alone. */
export function itemView(
  files: Files,
  { mint, used, committed_mint, committed_used, media_ids, deleted_at: _gone, ...row }: ItemRow,
  medias: ReadonlyMap<string, MediaRow>,
  viewer: string | null,
): ItemView {
  return {
    ...row,
    id: row.id as StampItemId,
    user_id: row.member_id as MemberId,
    item_kind: row.item_kind as ItemView['item_kind'],
    status: row.status as ItemView['status'],
    quantity_owned: { mint, used },
    committed: viewer === row.member_id ? { mint: committed_mint, used: committed_used } : null,
    medias: media_ids.flatMap((id) => medias.get(id) ?? []).map((media) => mediaView(files, media)),
  }
}

/** Many at once, with one question about their pictures. */
export async function itemViews(db: Db, files: Files, rows: readonly ItemRow[], viewer: string | null): Promise<ItemView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap((row) => row.media_ids),
  )
  return rows.map((row) => itemView(files, row, medias, viewer))
}
