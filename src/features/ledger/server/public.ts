/** What slices above may use of the ledger. */
export { hold, postHold, voidHold } from './hold.ts'
export { post } from './post.ts'
export { balanceRows as balancesOf, driftRows as ledgerDrift, sumRows as ledgerSums } from './queries.ts'
