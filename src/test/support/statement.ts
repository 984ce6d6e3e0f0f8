import { ledger } from '#features/ledger/contract.ts'
import type { Actor } from './cast.ts'

/** What the newest line of this code in a member's statement was booked for. */
export async function causeOf(who: Actor, code: string, currency?: 'COIN') {
  const { transactions } = await who.gets(ledger.transactions, currency ? { currency } : {})
  return transactions.data.find((line) => line.code === code)?.cause
}
