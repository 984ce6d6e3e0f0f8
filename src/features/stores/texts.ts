import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { stores } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof stores>, 'shipping.option'>> = {
  'store.name_taken': 'A store goes by this name already. Choose another one.',
  'store.media': 'Choose a picture of your own.',
  'store.cover': 'Choose a picture of your own.',
  'store.country': 'Choose a country from the list.',
  'store.business_plan': 'A business store comes with the Diamond plan.',
  'store.term': 'Choose from the list.',
  'store.vacation': 'Say from when until when: the end lies ahead, and after the beginning.',
  'store.vacation_long': 'A store may be away for {days} days at most.',
  'store.exists': 'You have a store already.',
  'store.not_found': 'This store is gone, or was never yours to see.',
}

/** Names of level sources. */
const levels = {
  'level.store': 'A store of your own',
}

export const storeTexts = texts({ ...refusals, ...levels })
