export { isLargeRefund } from '../rules.ts'
export { type GuardedCommand, guarded } from './guard.ts'
