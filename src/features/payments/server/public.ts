/** What slices above may use of payments. */
export type { Word } from '../rules.ts'
export { giveBackOdd } from './give-back.ts'
export { lookOutside, payOutside, voidOutside } from './outside.ts'
export { cardOf, defaultMethod, findPayment, getPayment, lockingPayment, type PaymentRow, setDefault } from './queries.ts'
export { type OddPayment, oddPayments } from './queries-refunds.ts'
export { askVoid, beginPayment, openPayment, recordLocked, recordPayment } from './record.ts'
export { giveBackLate } from './refund.ts'
export { paymentView } from './view.ts'
