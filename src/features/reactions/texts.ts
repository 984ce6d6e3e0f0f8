import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { reactions } from './contract.ts'

const refusals: Texts<CodeOf<typeof reactions>> = {
  'reaction.kind': 'Nothing of this kind takes reactions.',
  'reaction.not_found': 'This is gone, or was never yours to see.',
}
export const reactionTexts = texts(refusals)
