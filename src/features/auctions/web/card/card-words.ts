import type { Lies } from '#web/ui/cards/pictures.ts'
import type { AuctionListed } from '../auction-answer.ts'

/** "Penny Red, Great Britain 1870, used" */
export const altOf = ({ name, country_name, year_issued, condition_name }: AuctionListed): string =>
  [name, [country_name, year_issued].filter(Boolean).join(' '), condition_name].filter(Boolean).join(', ')

export const liesOf = ({ item_kind }: Pick<AuctionListed, 'item_kind'>): Lies => (item_kind === 'coin' ? 'coin' : 'stamp')
export const priceOf = ({ current_price, initial_bid }: Pick<AuctionListed, 'current_price' | 'initial_bid'>): number => current_price ?? initial_bid
