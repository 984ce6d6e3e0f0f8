import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { orders } from '../contract.ts'
import { orderTexts } from '../texts.ts'
import { cancelGroup } from './cancel-group.ts'
import { checkout } from './checkout.ts'
import { completeOrders } from './complete.timer.ts'
import { confirm } from './confirm.ts'
import { expireUnpaid } from './expire.sweeper.ts'
import { mayHearGroup, mayHearOrder } from './hear.ts'
import { list } from './list.ts'
import { onPaymentSettled } from './on-payment-settled.ts'
import { orderTags } from './privacy.ts'
import { unfinishedOrders } from './queries-unfinished.ts'
import { quote } from './quote.ts'
import { receipt } from './receipt.ts'
import { releaseReserved } from './release.timer.ts'
import { reportProblem } from './report-problem.ts'
import { settle } from './settle.ts'
import { ship } from './ship.ts'
import { show, showGroup } from './show.ts'

export const ordersSlice = slice('orders', orders, {
  handlers: { quote, checkout, showGroup, settle, cancelGroup, list, show, ship, confirm, reportProblem, receipt },
  listeners: [onPaymentSettled],
  timers: [releaseReserved, completeOrders],
  sweepers: [expireUnpaid],
  topics: { order: mayHearOrder, order_group: mayHearGroup, 'orders of member': ownOnly },
  texts: orderTexts,
  tags: orderTags,
  lockRank: { order_groups: 300, orders: 400 },
  unfinished: [unfinishedOrders],
})
