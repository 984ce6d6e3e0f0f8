import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { payments } from '../../contract.ts'
import { mayOnboard } from '../../rules.ts'
import { pageOf } from './gateway-account.ts'
import { findAccount } from './queries-accounts.ts'
import { ONBOARDING_PATH } from './view-account.ts'

async function opened({ viewer, db, tools: { gateway, site } }: QueryContext<typeof payments.onboardAccount>) {
  const row = await findAccount(db, viewer.id, gateway.provider)
  if (!row?.account_id) return refuse('account.not_found')
  if (!mayOnboard(row.status)) return refuse('account.over')
  const here = site.public_url + ONBOARDING_PATH
  return pageOf(gateway, row, { return_url: `${here}?step=back`, refresh_url: `${here}?step=again` })
}

export const onboardAccount = commandAfter(payments.onboardAccount, opened, async (_, onboarding_url) => ({ onboarding_url }))
