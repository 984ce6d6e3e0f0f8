import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Picture } from '#web/ui/cards/pictures.ts'
import type { stampItems } from '../../contract.ts'

export type ItemCard = AnswerOf<typeof stampItems.cards>['cards']['data'][number]
export const boxSizes = ['s', 'm', 'l'] as const
export type BoxSize = (typeof boxSizes)[number]

export interface PlacedCard {
  readonly item: ItemCard
  /** Its width and height are those on the page. */
  readonly picture: Picture | undefined
}

/** Pixels of a strip and of a millimetre on it; `row` is what the style sheet gives a strip with its distance. */
const books = {
  s: { per_mm: 3, usual: 74, tallest: 82, widest: 130, gap: 22, row: 120 },
  m: { per_mm: 4.6, usual: 112, tallest: 124, widest: 200, gap: 26, row: 164 },
  l: { per_mm: 7, usual: 170, tallest: 190, widest: 310, gap: 32, row: 236 },
} as const
/** On a phone three stand beside each other, whatever their size. */
const PHONE = { columns: 3, row: 152 } as const
const NARROW = 700

/** Of thousands of items only those that are new are measured when a page of them arrives. */
const placed = { s: new WeakMap<ItemCard, PlacedCard>(), m: new WeakMap<ItemCard, PlacedCard>(), l: new WeakMap<ItemCard, PlacedCard>() }
function standing(item: ItemCard, size: BoxSize): PlacedCard {
  const found = placed[size].get(item) ?? measured(item, size)
  placed[size].set(item, found)
  return found
}

/** How large an item stands on the page: as it is, where its size is known; never over its strip. */
function measured(item: ItemCard, size: BoxSize): PlacedCard {
  const { per_mm, usual, tallest, widest } = books[size]
  const { media, height_mm, width_mm } = item
  if (!media) return { item, picture: undefined }
  const tall = height_mm ? height_mm * per_mm : width_mm ? (width_mm * per_mm * media.height) / media.width : usual
  const height = Math.min(tallest, Math.max(tallest / 3, tall), (widest * media.height) / media.width)
  const width = Math.max(24, Math.round((height * media.width) / media.height))
  return { item, picture: { ...pictureOf(media, item), width, height: Math.round(height) } }
}

/** As many to a strip as stand beside each other in this width. */
export function bookRows(items: readonly ItemCard[], size: BoxSize, width: number): PlacedCard[][] {
  const { usual, gap } = books[size]
  const narrow = width < NARROW
  const rows: PlacedCard[][] = []
  let left = 0
  for (const one of items.map((item) => standing(item, narrow ? 'm' : size))) {
    const wide = (one.picture?.width ?? usual) + gap
    const row = rows.at(-1)
    const fits = row && (narrow ? row.length < PHONE.columns : wide <= left)
    if (fits) row.push(one)
    else rows.push([one])
    left = (fits ? left : width) - wide
  }
  return rows
}
export const bookRowHeight = (size: BoxSize, width: number) => (width < NARROW ? PHONE.row : books[size].row)

const grids = { s: { column: 150, row: 236 }, m: { column: 210, row: 304 }, l: { column: 300, row: 398 } } as const
const GRID_GAP = 20
export const gridColumns = (size: BoxSize, width: number) =>
  Math.max(size === 'l' ? 1 : 2, Math.floor((width + GRID_GAP) / (grids[size].column + GRID_GAP)))
export const gridRowHeight = (size: BoxSize) => grids[size].row + GRID_GAP
export const TABLE_ROW = 57
