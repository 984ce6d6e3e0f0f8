export { reaches } from '../rules.ts'
export { countParcels, hasRates, keepDelivered, keepShipment, parcelsOf, type RateRow, rateRows, ratesOf } from './queries.ts'
export { replaceRates } from './replace-rates.ts'
export { rateView } from './view.ts'
