import { slice } from '#server/operations/slice.ts'
import { coins } from '../contract.ts'
import { coinNotices } from '../notices.ts'
import { coinRights } from '../plan-rights.ts'
import { coinTexts } from '../texts.ts'
import { buy, settle } from './buy.ts'
import { expirePurchases } from './expire.sweeper.ts'
import { onPaymentSettled } from './on-payment-settled.ts'
import { onRefundSettled } from './on-refund-settled.ts'
import { coinTags } from './privacy.ts'
import { refund } from './refund.ts'
import { packs, wallet } from './wallet.ts'

export const coinsSlice = slice('coins', coins, {
  handlers: { packs, wallet, buy, settle, refund },
  listeners: [onPaymentSettled, onRefundSettled],
  sweepers: [expirePurchases],
  rights: coinRights,
  texts: coinTexts,
  tags: coinTags,
  notices: coinNotices,
})
