import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { reconciliation } from './contract.ts'

const refusals: Texts<CodeOf<typeof reconciliation>> = {
  'reconciliation.not_found': 'This day was not compared.',
}
export const reconciliationTexts = texts(refusals)
