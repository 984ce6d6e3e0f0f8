import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { notifications } from './contract.ts'

const refusals: Texts<CodeOf<typeof notifications>> = {
  'notification.not_found': 'This notice is gone.',
  'letter.not_found': 'There is no such letter. Open your settings to choose what we write to you.',
}

export const notificationTexts = texts(refusals)
