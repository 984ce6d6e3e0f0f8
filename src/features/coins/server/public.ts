export { chargeBackCoins } from './charge-back.ts'
