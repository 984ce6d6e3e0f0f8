import { slice } from '#server/operations/slice.ts'
import { baskets } from '../contract.ts'
import { basketTexts } from '../texts.ts'
import { show } from './show.ts'

export const basketsSlice = slice('baskets', baskets, { handlers: { show }, texts: basketTexts })
