import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { scanner } from './contract.ts'

const refusals: Texts<CodeOf<typeof scanner>> = {
  'scan.limit': 'Your plan scans {limit, plural, one {# page} other {# pages}} a month. Wait for the next month, or choose a larger plan.',
  'scan.item_not_found': 'This item is not there, or it is not yours.',
  'scan.no_scale': 'Without a scale nothing can be told in millimetres, and no perforation.',
}
export const scannerTexts = texts(refusals)
