import { slice } from '#server/operations/slice.ts'
import { shipping } from '../contract.ts'
import { shippingTexts } from '../texts.ts'
import { setMode } from './mode.ts'
import { shippingTags } from './privacy.ts'
import { rates } from './rates.ts'
import { setRates } from './set-rates.ts'

export const shippingSlice = slice('shipping', shipping, {
  handlers: { rates, setRates, setMode },
  scopes: { 'listings.read': ['rates'] },
  texts: shippingTexts,
  tags: shippingTags,
})
