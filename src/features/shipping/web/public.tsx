export { ratesFor, reaches } from '../rules.ts'
export { RatesTable } from './RatesTable.tsx'
export { givenRates, type TypedRate, typedRates, usualRates } from './typed-rates.ts'
export { useRateLabels } from './use-rate-labels.ts'
