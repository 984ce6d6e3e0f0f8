import { slice } from '#server/operations/slice.ts'
import { documents } from '../contract.ts'
import { show } from './show.ts'

export const documentsSlice = slice('documents', documents, { handlers: { show } })
