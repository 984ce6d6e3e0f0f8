import { texts } from '#kernel/texts.ts'

/** Balances that block the erasure of an account. */
const unfinished = {
  'erasure.open.money_reserved': '{amount} of yours is reserved until parcels have arrived',
  'erasure.open.money_available': '{amount} of yours is in your wallet. Sign in, and say what becomes of it when you erase your account',
  'erasure.open.money_owed': '{amount} is owed by you',
}

export const ledgerTexts = texts(unfinished)
