import { slice } from '#server/run/handle.ts'
import { subscriptions } from '../contract.ts'
import { subscriptionTexts } from '../texts.ts'
import { mine } from './mine.ts'
import { plans } from './plans.ts'

export const subscriptionsSlice = slice('subscriptions', subscriptions, {
  handlers: { plans, mine },
  subjects: { plans: () => true },
  texts: subscriptionTexts,
})
