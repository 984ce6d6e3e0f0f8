import { useLingui } from '@lingui/react/macro'
import type { AuditFamily } from '#kernel/operation.ts'

export function useFamilyNames(): Readonly<Record<AuditFamily, string>> {
  const { t } = useLingui()
  return { rights: t`Rights`, money: t`Money`, moderation: t`Moderation`, sign_in: t`Signing in`, export: t`Exports` }
}
export function usePlanNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return { guest: t`Guest`, free: t({ message: 'Free', context: 'a plan' }), basic: t`Gold`, premium: t`Platinum`, business: t`Diamond` }
}
export function useOrderStates(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    pending_payment: t`Waiting for payment`,
    processing: t`To be sent`,
    shipped: t`On their way`,
    delivered: t({ message: 'Delivered', context: 'orders' }),
    completed: t({ message: 'Completed', context: 'orders' }),
    cancelled: t({ message: 'Cancelled', context: 'orders' }),
    disputed: t`Disputed`,
    refunded: t`Refunded`,
  }
}
