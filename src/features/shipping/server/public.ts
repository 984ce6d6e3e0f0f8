/** What slices above may use of shipping. */
export { reaches } from '../rules.ts'
export { hasRates, keepDelivered, keepShipment, type RateRow, ratesOf } from './queries.ts'
export { rateView } from './view.ts'
