/** What slices above may use of payments. */
export type { Word } from '../rules.ts'
export { lookOutside, payOutside, voidOutside } from './outside.ts'
export { cardOf, defaultMethod, findPayment, setDefault } from './queries.ts'
export { openPayment, recordPayment } from './record.ts'
export { paymentView } from './view.ts'
