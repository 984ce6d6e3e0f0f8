import { slice } from '#server/operations/slice.ts'
import { storeInventory } from '../contract.ts'
import { storeInventoryTexts } from '../texts.ts'
import { list } from './catalogue/list.ts'
import { propose } from './catalogue/propose.ts'
import { storeInventoryTags } from './privacy.ts'
import { show } from './show.ts'

export const storeInventorySlice = slice('store-inventory', storeInventory, {
  handlers: { show, proposals: list, propose },
  scopes: { 'listings.read': ['show'] },
  texts: storeInventoryTexts,
  tags: storeInventoryTags,
})
