import { slice } from '#server/run/handle.ts'
import { ownOnly } from '#server/run/listening.ts'
import { ledger } from '../contract.ts'
import { transactions } from './transactions.ts'
import { wallet } from './wallet.ts'

export const ledgerSlice = slice('ledger', ledger, {
  handlers: { wallet, transactions },
  subjects: { wallet: ownOnly },
})
