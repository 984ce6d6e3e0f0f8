import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { searches } from './contract.ts'

const refusals: Texts<CodeOf<typeof searches>> = {
  'search.unknown_kind': 'There is nothing of this kind to search for.',
  'search.log_not_found': 'This search is forgotten already.',
}
export const searchTexts = texts({ ...refusals })
