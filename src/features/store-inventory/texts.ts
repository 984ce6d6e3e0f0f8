import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { storeInventory } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof storeInventory>, `proposal.${string}`>> = {
  'store.no_item': 'This is no item of your store.',
  'store.in_catalogue': 'The catalogue has this item already.',
  'store.is_proposed': 'This item is proposed already.',
}

export const storeInventoryTexts = texts(refusals)
