import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { settings } from './contract.ts'

const refusals: Texts<CodeOf<typeof settings>> = {
  'setting.unknown': 'There is no such setting in this group.',
  'notice_section.not_found': 'There is nothing to hear of here yet.',
  'setting.value': 'This setting does not take that value.',
}
export const settingTexts = texts(refusals)
