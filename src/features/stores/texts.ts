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

/** What is known of a store. */
const record = {
  'record.feedback': 'Feedback',
  'record.feedback.value': '{mean, select, none {{feedbacks, plural, one {# feedback} other {# feedbacks}}} other {{mean} of {feedbacks, number}}}',
  'record.since': 'Sells since',
  'record.since.value': '{since}',
  'record.sold': 'Sold',
  'record.sold.value': '{sold, plural, =1001 {more than 1,000 orders} one {# order} other {# orders}}',
  'record.sends': 'Sends',
  'record.sends.value': '{days, plural, one {mostly within # day} other {mostly within # days}}',
  'record.postage': 'Postage',
  'record.postage.value': 'from {least}',
  'record.returns': 'Returns',
  'record.returns.value': '{days, plural, =0 {none} one {within # day} other {within # days}}',
  'record.followers': 'Followers',
  'record.followers.value': '{followers, number}',
}

export const storeTexts = texts({ ...refusals, ...levels, ...record })
