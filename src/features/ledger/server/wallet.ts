import { query } from '#server/operations/slice.ts'
import { ledger } from '../contract.ts'
import { balanceRows } from './queries.ts'

export const wallet = query(ledger.wallet, async ({ viewer, db }) => ({
  wallet: { member_id: viewer.id, balances: await balanceRows(db, viewer.id) },
}))
