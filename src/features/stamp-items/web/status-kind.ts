import type { ListingKind } from '#web/ui/cards/kinds.ts'
import type { itemStatuses } from '../contract.ts'

/** Colour of a status; private ones are slate. */
export const statusKind: Record<(typeof itemStatuses)[number], ListingKind> = {
  FOR_SALE: 'sale',
  OPEN_TO_OFFERS: 'sale',
  FOR_TRADE: 'trade',
  FOR_AUCTION: 'auction',
  IN_AUCTION: 'auction',
  AT_AN_AUCTION: 'auction',
  AT_AN_EXHIBITION: 'event',
  PRIVATE: 'supply',
  FOR_REFERENCE: 'supply',
}
