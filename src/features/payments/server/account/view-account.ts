import type { OutputOf } from '#kernel/operation.ts'
import type { payments } from '../../contract.ts'
import { mayOnboard } from '../../rules.ts'
import type { AccountRow } from './queries-accounts.ts'

type View = OutputOf<typeof payments.openAccount>['connected_account']

/** Leads to the gateway's page, which has another address each time. */
export const ONBOARDING_PATH = '/setting/wallet/onboarding'

export function accountView({ accountable_id, needs, asked: _, provider: __, ...row }: AccountRow, public_url: string): View {
  const onboarding_url = mayOnboard(row.status) ? public_url + ONBOARDING_PATH : null
  return { ...row, accountable_type: 'User', accountable_id, needs: [...needs], onboarding_url }
}
