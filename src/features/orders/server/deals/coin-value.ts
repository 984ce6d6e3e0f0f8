import { stampItemSubject } from '#features/stamp-items/contract.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { DEALS_LEAST, MINOR_UNITS_A_COIN } from '../../rules.ts'
import { medianOfItem } from './queries-deals.ts'

/** What an item is worth in coins by what its entry was sold for here. Public as the sales of the entry are. */
export const suggestedCoinValue: SubjectCount = {
  of: stampItemSubject.type,
  name: 'suggested_coin_value',
  count: (_, id, currency) => medianOfItem(id, { currency, least: DEALS_LEAST, unit: MINOR_UNITS_A_COIN }),
}
