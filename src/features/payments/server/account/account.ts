import { query } from '#server/operations/slice.ts'
import { payments } from '../../contract.ts'
import { findAccount } from './queries-accounts.ts'
import { accountView } from './view-account.ts'

export const account = query(payments.account, async ({ viewer, db, tools: { gateway, site } }) => {
  const row = await findAccount(db, viewer.id, gateway.provider)
  return { member_id: viewer.id, connected_account: row ? accountView(row, site.public_url) : null }
})
