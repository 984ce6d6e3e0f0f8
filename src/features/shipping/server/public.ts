export { reaches } from '../rules.ts'
export { shippingMode } from './mode.ts'
export {
  countParcels,
  hasRates,
  haveArrived,
  keepCarrierWord,
  keepDelivered,
  keepShipment,
  parcelsOf,
  type RateRow,
  rateRows,
  ratesOf,
} from './queries.ts'
export { replaceRates } from './replace-rates.ts'
export { rateView } from './view.ts'
