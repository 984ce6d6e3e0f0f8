import { slice } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { subscriptionNotices } from '../notices.ts'
import { subscriptionTexts } from '../texts.ts'
import { cancel, downgrade, resume } from './change.ts'
import { expireOpen } from './charging/expire.sweeper.ts'
import { onPaymentSettled } from './charging/on-payment-settled.ts'
import { payNow } from './charging/pay-now.ts'
import { giveUp, settle } from './charging/settle.ts'
import { turn } from './charging/turn.timer.ts'
import { invoiceFile, invoices } from './invoices/invoices.ts'
import { mine } from './mine.ts'
import { plans } from './plans.ts'
import { subscriptionTags } from './privacy.ts'
import { unfinishedSubscription } from './queries-unfinished.ts'
import { quote } from './quote.ts'
import { start } from './start.ts'
import { trial } from './trial.ts'

export const subscriptionsSlice = slice('subscriptions', subscriptions, {
  handlers: { plans, mine, quote, start, trial, settle, giveUp, payNow, downgrade, cancel, resume, invoices, invoiceFile },
  listeners: [onPaymentSettled],
  timers: [turn],
  sweepers: [expireOpen],
  topics: { plans: (_, _viewer, ids) => ids },
  texts: subscriptionTexts,
  tags: subscriptionTags,
  unfinished: [unfinishedSubscription],
  notices: subscriptionNotices,
})
