import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { accountChanged, payments } from '../../contract.ts'
import { createAccount } from './gateway-account.ts'
import { type AccountRow, findAccount, keepAccount } from './queries-accounts.ts'
import { accountView } from './view-account.ts'

/** Made at the gateway first: if the process dies in between, the next request gets the same account by its idempotency key. */
async function made({ input, viewer, db, tools: { gateway } }: QueryContext<typeof payments.openAccount>) {
  const row = await findAccount(db, viewer.id, gateway.provider)
  if (row?.account_id && row.status !== 'lost') return row.account_id
  return createAccount(gateway, viewer.id, row?.account_id ?? null, input.country)
}

/** Concurrency: the member is locked, so of two requests the second finds the account of the first. */
export const openAccount = commandAfter(payments.openAccount, made, async ({ viewer, tx, emit, tools: { gateway, site } }, account_id) => {
  await lock(tx, 'members', [viewer.id])
  const row = await findAccount(tx, viewer.id, gateway.provider)
  if (row?.status === 'refused') return refuse('account.refused')
  const stands = row?.account_id && row.status !== 'lost'
  const kept = stands ? row : await keepAccount(tx, viewer.id, gateway.provider, account_id)
  if (!stands) emit(accountChanged, begun(kept))
  return { connected_account: accountView(kept, site.public_url) }
})

const begun = ({ id, accountable_id, asked }: AccountRow) => ({
  ...{ connected_account_id: id, member_id: accountable_id, asked },
  ...{ from: 'begun' as const, status: 'begun' as const, needs: [], bank_changed: false },
})
