/** What slices above may use of the ledger. */
export { hold, postHold, voidHold } from './hold.ts'
export { giveUpBalances, oweBalances, settlePayout } from './payouts.ts'
export { post } from './post.ts'
export { balanceRows as balancesOf, driftRows as ledgerDrift, sumRows as ledgerSums } from './queries.ts'
export { openPayouts } from './queries-payouts.ts'
