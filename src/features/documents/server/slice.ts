import { slice } from '#server/run/handle.ts'
import { documents } from '../contract.ts'
import { show } from './show.ts'

export const documentsSlice = slice('documents', documents, { handlers: { show } })
