export { asksOfDeal } from './asks.ts'
