import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { upkeep } from './contract.ts'

const refusals: Texts<CodeOf<typeof upkeep>> = {
  'upkeep.letter': 'There is no such letter, or it is on its way again.',
  'upkeep.event': 'There is no such event, or it is delivered again.',
  'upkeep.job': 'There is no such job, or the same one is under way.',
  'upkeep.delivery': 'There is no such delivery, or it is on its way again.',
  'upkeep.webhook_off': 'This webhook is switched off: its member has to switch it on again.',
  'upkeep.clock': 'There is no such timer.',
}
export const upkeepTexts = texts(refusals)
