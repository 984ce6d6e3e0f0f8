import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { catalogue } from './contract.ts'

const refusals: Texts<CodeOf<typeof catalogue>> = { 'catalogue.not_found': 'The catalogue has no such entry.' }

export const catalogueTexts = texts(refusals)
