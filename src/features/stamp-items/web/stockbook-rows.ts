import { pictureOf } from '#features/media/web/public.tsx'
import type { Picture } from '#web/ui/cards/pictures.ts'
import type { ItemAnswer } from './draft.ts'

export interface PlacedItem {
  readonly item: ItemAnswer
  /** With its width and height on the page. */
  readonly picture: Picture | undefined
}

const PX_PER_MM = 4.6
const USUAL = 112
const TALLEST = 124
const WIDEST = 200
const ROW = 1020
const GAP = 24

/** True size if known, limited to the strip. */
function standing(item: ItemAnswer): PlacedItem {
  const [front] = item.medias
  if (!front) return { item, picture: undefined }
  const picture = pictureOf(front, item)
  const tall = item.height_mm ? item.height_mm * PX_PER_MM : item.width_mm ? (item.width_mm * PX_PER_MM * front.height) / front.width : USUAL
  const height = Math.min(TALLEST, Math.max(44, tall), (WIDEST * front.height) / front.width)
  return { item, picture: { ...picture, width: Math.max(24, Math.round((height * front.width) / front.height)), height: Math.round(height) } }
}

/** Items per strip on a wide screen; narrow screens wrap. */
export function stockbookRows(items: readonly ItemAnswer[]): PlacedItem[][] {
  const rows: PlacedItem[][] = []
  let left = 0
  for (const one of items.map(standing)) {
    const wide = (one.picture?.width ?? USUAL) + GAP
    const row = rows.at(-1)
    if (row && wide <= left) row.push(one)
    else rows.push([one])
    left = (row && wide <= left ? left : ROW) - wide
  }
  return rows
}
