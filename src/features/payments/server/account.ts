import { query } from '#server/operations/slice.ts'
import { payments } from '../contract.ts'
import { findAccount } from './queries.ts'

export const account = query(payments.account, async ({ viewer, db, tools: { gateway } }) => {
  const row = await findAccount(db, viewer.id, gateway.provider)
  return { connected_account: row ? { ...row, accountable_type: 'User' as const, accountable_id: row.accountable_id } : null }
})
