import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { upkeep } from './contract.ts'

const refusals: Texts<CodeOf<typeof upkeep>> = {
  'upkeep.letter': 'There is no such letter, or it is on its way again.',
  'upkeep.event': 'There is no such event, or it is delivered again.',
}
export const upkeepTexts = texts(refusals)
