import { slice } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { subscriptionTexts } from '../texts.ts'
import { cancel, downgrade, resume } from './change.ts'
import { expireOpen } from './expire.sweeper.ts'
import { invoiceFile, invoices } from './invoices.ts'
import { mine } from './mine.ts'
import { onPaymentSettled } from './on-payment-settled.ts'
import { payNow } from './pay-now.ts'
import { plans } from './plans.ts'
import { subscriptionTags } from './privacy.ts'
import { unfinishedSubscription } from './queries-unfinished.ts'
import { quote } from './quote.ts'
import { giveUp, settle } from './settle.ts'
import { start } from './start.ts'
import { trial } from './trial.ts'
import { turn } from './turn.timer.ts'

export const subscriptionsSlice = slice('subscriptions', subscriptions, {
  handlers: { plans, mine, quote, start, trial, settle, giveUp, payNow, downgrade, cancel, resume, invoices, invoiceFile },
  listeners: [onPaymentSettled],
  timers: [turn],
  sweepers: [expireOpen],
  topics: { plans: (_, _viewer, ids) => ids },
  texts: subscriptionTexts,
  tags: subscriptionTags,
  unfinished: [unfinishedSubscription],
})
