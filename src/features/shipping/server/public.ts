export { reaches } from '../rules.ts'
export { hasRates, keepDelivered, keepShipment, type RateRow, rateRows, ratesOf } from './queries.ts'
export { replaceRates } from './replace-rates.ts'
export { rateView } from './view.ts'
