import { slice } from '#server/operations/slice.ts'
import { storeSales } from '../contract.ts'
import { storeSalesTexts } from '../texts.ts'
import { show, statement } from './show.ts'

export const storeSalesSlice = slice('store-sales', storeSales, {
  handlers: { show, statement },
  scopes: { 'sales.read': ['show', 'statement'] },
  texts: storeSalesTexts,
})
