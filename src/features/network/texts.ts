import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { network } from './contract.ts'

const refusals: Texts<CodeOf<typeof network>> = {
  'network.not_found': 'This member is gone, or was never yours to see.',
  'network.self': 'That is you.',
  'network.no_request': 'Nobody by this name asks to follow you any more.',
  'network.no_follower': 'This member does not follow you.',
}
export const networkTexts = texts(refusals)
