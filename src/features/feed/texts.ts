import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { feed } from './contract.ts'

const refusals: Texts<CodeOf<typeof feed>> = {
  'feed.not_found': 'This is gone, or was never yours to see.',
  'feed.own': 'It is your own: your followers see it already.',
}
export const feedTexts = texts(refusals)
