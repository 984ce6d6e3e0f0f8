export { chargeBackCoins, lockCoinBuyer } from './charge-back.ts'
