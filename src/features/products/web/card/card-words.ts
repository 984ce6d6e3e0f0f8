import type { Lies } from '#web/ui/cards/pictures.ts'
import type { ListedProduct } from '../for-sale/for-sale-address.ts'

/** "Penny Red, Great Britain 1870, used" */
export const altOf = ({
  name,
  country_name,
  year_issued,
  condition_name,
}: Pick<ListedProduct, 'name' | 'country_name' | 'year_issued' | 'condition_name'>): string =>
  [name, [country_name, year_issued].filter(Boolean).join(' '), condition_name].filter(Boolean).join(', ')

export const liesOf = ({ productable_type, item_kind }: Pick<ListedProduct, 'productable_type' | 'item_kind'>): Lies =>
  productable_type === 'Supply' ? 'supply' : item_kind === 'coin' ? 'coin' : 'stamp'
