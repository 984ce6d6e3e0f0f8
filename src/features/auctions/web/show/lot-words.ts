import type { AuctionAnswer } from '../auction-answer.ts'

type Item = NonNullable<AuctionAnswer['auctionable']>

/** Name of a code in the viewer's language, otherwise the code. */
export const named = ({ names, auctionable }: Pick<AuctionAnswer, 'names' | 'auctionable'>, field: keyof Item & string): string | undefined => {
  const code = auctionable?.[field]
  return names[field] ?? (typeof code === 'string' && code !== '' && code !== 'NA' ? code : undefined)
}

export const numbersOf = ({ names, auctionable }: Pick<AuctionAnswer, 'names' | 'auctionable'>): string =>
  names.catalogue_number ?? (auctionable?.catalogue_number ?? []).map(({ number }) => number).join(', ')

/** "United States · 1893 · Scott 240, mint" */
export const metaOf = (lot: AuctionAnswer): string =>
  [named(lot, 'country'), lot.auctionable?.year_issued, [numbersOf(lot), named(lot, 'condition')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')

export const sizeOf = (item: Pick<Item, 'width_mm' | 'height_mm'> | null): string | undefined =>
  item?.width_mm && item.height_mm ? `${item.width_mm} × ${item.height_mm} mm` : undefined
