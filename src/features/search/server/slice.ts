import { slice } from '#server/operations/slice.ts'
import { searches } from '../contract.ts'
import { suggest } from './suggest.ts'

/** Search over all kinds: reads all slices below. */
export const searchSlice = slice('search', searches, { handlers: { suggest } })
