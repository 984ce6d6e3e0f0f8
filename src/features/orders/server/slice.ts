import { slice } from '#server/operations/slice.ts'
import { orders } from '../contract.ts'
import { orderNotices } from '../notices.ts'
import { orderRights } from '../plan-rights.ts'
import { orderTexts } from '../texts.ts'
import { checkout } from './checkout/checkout.ts'
import { quote } from './checkout/quote.ts'
import { suggestedCoinValue } from './deals/coin-value.ts'
import { deals } from './deals/deals.ts'
import { storeRecord } from './deals/queries-store-record.ts'
import { sold } from './deals/sold.ts'
import { sumSalesDays } from './deals/sum-days.timer.ts'
import { addParcel } from './delivery/add-parcel.ts'
import { completeOrders } from './delivery/complete.timer.ts'
import { confirm } from './delivery/confirm.ts'
import { releaseReserved } from './delivery/release.timer.ts'
import { reserved } from './delivery/reserved.ts'
import { ship } from './delivery/ship.ts'
import { mayHearGroup, mayHearOrder, mayHearOrders } from './hear.ts'
import { list } from './list.ts'
import { cancelGroup } from './payment/cancel-group.ts'
import { expireUnpaid } from './payment/expire.sweeper.ts'
import { onPaymentSettled } from './payment/on-payment-settled.ts'
import { orderCauses } from './payment/queries-causes.ts'
import { receipt } from './payment/receipt.ts'
import { settle } from './payment/settle.ts'
import { orderTags } from './privacy.ts'
import { dealLevels } from './queries-level.ts'
import { unfinishedOrders } from './queries-unfinished.ts'
import { askCancel } from './refund/ask-cancel.ts'
import { callOff } from './refund/call-off.ts'
import { lapseUnsent } from './refund/lapse.timer.ts'
import { onRefundSettled } from './refund/on-refund-settled.ts'
import { refund } from './refund/refund.ts'
import { show, showGroup } from './show.ts'
import { orderKind } from './subject.ts'
import { waiting } from './waiting/waiting.ts'
import { payWon } from './won/pay-won.ts'
import { remindUnpaid } from './won/remind.timer.ts'
import { wonQuote } from './won/won-quote.ts'

export const ordersSlice = slice('orders', orders, {
  handlers: {
    deals,
    sold,
    quote,
    checkout,
    showGroup,
    settle,
    wonQuote,
    payWon,
    cancelGroup,
    reserved,
    list,
    waiting,
    show,
    ship,
    addParcel,
    confirm,
    receipt,
    askCancel,
    callOff,
    refund,
  },
  scopes: { 'catalogue.read': ['deals'], 'orders.read': ['list', 'waiting', 'show'], 'orders.fulfil': ['ship', 'addParcel'] },
  listeners: [onPaymentSettled, onRefundSettled],
  timers: [releaseReserved, completeOrders, lapseUnsent, sumSalesDays, remindUnpaid],
  sweepers: [expireUnpaid],
  topics: { order: mayHearOrder, order_group: mayHearGroup, 'orders of member': mayHearOrders },
  rights: orderRights,
  levelSources: dealLevels,
  texts: orderTexts,
  subjects: [orderKind],
  subjectCounts: [suggestedCoinValue, ...storeRecord],
  tags: orderTags,
  statementCauses: orderCauses,
  lockRank: { order_groups: 300, orders: 400 },
  unfinished: [unfinishedOrders],
  notices: orderNotices,
})
