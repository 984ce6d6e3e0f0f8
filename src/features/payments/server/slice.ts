import { slice } from '#server/operations/slice.ts'
import { payments } from '../contract.ts'
import { paymentNotices } from '../notices.ts'
import { paymentTexts } from '../texts.ts'
import { account } from './account/account.ts'
import { lookAccount, pollAccounts } from './account/look-account.ts'
import { onboardAccount } from './account/onboard-account.ts'
import { openAccount } from './account/open-account.ts'
import { keepMethod } from './keep-method.ts'
import { methods } from './methods.ts'
import { poll } from './poll.timer.ts'
import { paymentTags } from './privacy.ts'
import { unfinishedPayments } from './queries-unfinished.ts'
import { sendRefunds } from './refunds/refund.sweeper.ts'
import { removeMethod } from './remove-method.ts'
import { webhook } from './webhook.ts'

export const paymentsSlice = slice('payments', payments, {
  handlers: { methods, keepMethod, removeMethod, account, openAccount, onboardAccount, lookAccount, webhook },
  sweepers: [poll, sendRefunds, pollAccounts],
  texts: paymentTexts,
  tags: paymentTags,
  lockRank: { payments: 500 },
  unfinished: [unfinishedPayments],
  notices: paymentNotices,
})
