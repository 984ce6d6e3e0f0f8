import { slice } from '#server/operations/slice.ts'
import { searches } from '../contract.ts'
import { suggest } from './suggest.ts'

/** The one search over every kind: it reads all slices below, and none of them knows of it. */
export const searchSlice = slice('search', searches, { handlers: { suggest } })
