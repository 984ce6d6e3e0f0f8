import { slice } from '#server/operations/slice.ts'
import { searches } from '../contract.ts'
import { searchTexts } from '../texts.ts'
import { kinds } from './kinds.ts'
import { suggest } from './suggest.ts'

/** Search over all kinds that slices register. */
export const searchSlice = slice('search', searches, { handlers: { suggest, kinds }, texts: searchTexts })
