import { slice } from '#server/operations/slice.ts'
import { withdrawals } from '../contract.ts'
import { withdrawalNotices } from '../notices.ts'
import { withdrawalRights } from '../plan-rights.ts'
import { withdrawalTexts } from '../texts.ts'
import { ask, cancel, retry } from './ask.ts'
import { list } from './list.ts'
import { onPayoutNotified } from './on-payout-notified.ts'
import { sendWithdrawals } from './pay.sweeper.ts'
import { withdrawalTags } from './privacy.ts'
import { unfinishedWithdrawals } from './queries-unfinished.ts'

export const withdrawalsSlice = slice('withdrawals', withdrawals, {
  handlers: { list, ask, cancel, retry },
  listeners: [onPayoutNotified],
  sweepers: [sendWithdrawals],
  rights: withdrawalRights,
  texts: withdrawalTexts,
  tags: withdrawalTags,
  unfinished: [unfinishedWithdrawals],
  notices: withdrawalNotices,
})
