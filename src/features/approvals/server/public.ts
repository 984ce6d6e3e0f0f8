export { isLargeRefund } from '../rules.ts'
export { guarded } from './guard.ts'
