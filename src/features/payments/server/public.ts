/** What slices above may use of payments. */
export type { Word } from '../rules.ts'
export { keepGateway } from './keep-gateway.ts'
export { lookOutside, payOutside, voidOutside } from './outside.ts'
export { cardOf, defaultMethod, findPayment, lockingPayment, type PaymentRow, setDefault } from './queries.ts'
export type { GatewayIdentity } from './queries-gateway.ts'
export { beginPayment, openPayment, recordLocked, recordPayment } from './record.ts'
export { paymentView } from './view.ts'
