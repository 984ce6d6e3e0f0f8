import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { findItems, type ItemRow, isShown, itemNames } from '#features/stamp-items/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { TradePiece } from '../shapes.ts'
import { isThere, worthOf } from './pieces.ts'
import type { PieceRow } from './queries.ts'

export interface PieceReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'site'>
  readonly viewer: Pick<Viewer, 'id'>
  readonly requester: Pick<Requester, 'locale'>
}
type Shown = PieceRow & { readonly facts?: Readonly<Record<string, unknown>> }
/** `is_passed`: it has changed hands, and the viewer is one of the two; then its first owner may have it no more. */
export type PieceView = (piece: Shown, owner: string, is_passed?: boolean) => TradePiece

/** Pieces of a page: one question about the items, one about their pictures. */
export async function pieceViewer({ db, tools, viewer, requester }: PieceReader, pieces: readonly PieceRow[]): Promise<PieceView> {
  const items = await findItems(db, [...new Set(pieces.flatMap(({ stamp_item_id }) => stamp_item_id ?? []))])
  const medias = await findMedias(
    db,
    [...items.values()].flatMap(({ media_ids }) => media_ids.slice(0, 1)),
  )
  const nameOf = await termNames(db, requester.locale)
  return ({ stamp_item_id, unit, name, facts }, owner, is_passed = false) => {
    const item = stamp_item_id === null ? undefined : items.get(stamp_item_id)
    const there = isThere(item, owner, { unit, ...(facts && { facts }) })
    // Privacy: what its owner does not show any more is a name here, even in an old trade.
    const shown =
      is_passed || (item?.member_id === owner && item.deleted_at === null && (isShown(item.status) || owner === viewer.id)) ? item : undefined
    const media = shown?.media_ids[0] && medias.get(shown.media_ids[0])
    return {
      ...{ stamp_item_id: stamp_item_id as Id<'stamp_items'> | null, unit, name, is_there: there },
      line: shown ? lineOf(nameOf, shown) : '',
      image_url: media ? thumbAddress(tools.files, media) : null,
      value: shown ? worthOf(shown, tools.site.currency) : null,
    }
  }
}

function lineOf(nameOf: Awaited<ReturnType<typeof termNames>>, item: ItemRow): string {
  const { catalogue_number, condition, grade } = itemNames(nameOf, item)
  return [catalogue_number?.split(', ')[0], condition, grade].filter(Boolean).join(', ')
}
