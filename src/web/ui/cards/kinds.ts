import type { IconName } from '../icons/icon-names.ts'

export const kinds = ['sale', 'auction', 'trade', 'bounty', 'supply', 'event', 'reference'] as const
export type ListingKind = (typeof kinds)[number]

export type SaleState = 'reserved' | 'sold'

export const kindIcons: Record<ListingKind, IconName> = {
  sale: 'tag',
  auction: 'gavel',
  trade: 'arrows-left-right',
  bounty: 'target',
  supply: 'package',
  event: 'ticket',
  reference: 'book-open',
}
