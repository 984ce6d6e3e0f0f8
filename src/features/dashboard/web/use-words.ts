import { useLingui } from '@lingui/react/macro'
import type { AuditFamily } from '#kernel/operation.ts'

export function useFamilyNames(): Readonly<Record<AuditFamily, string>> {
  const { t } = useLingui()
  return { rights: t`Rights`, money: t`Money`, moderation: t`Moderation`, sign_in: t`Signing in`, export: t`Exports` }
}
export function useRoleNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return { administrator: t`Administrator`, moderator: t`Moderator`, support: t`Support` }
}
export function usePlanNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return { guest: t`Guest`, free: t({ message: 'Free', context: 'a plan' }), basic: t`Gold`, premium: t`Platinum`, business: t`Diamond` }
}
/** Names of limits for administrators. */
export function useLimitNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    albums: t`Albums`,
    live_products: t`Items for sale in the store`,
    auctions: t`Auctions open at once`,
    trades: t`Trades open at once`,
    bounties: t`Bounties open at once`,
    trade_offers: t`Trade offers open`,
    bounty_offers: t`Bounty offers open`,
    scans: t`Scanner a month: crop and quality`,
    scanner_looks: t`Scanner a month: similarity, text, background`,
    clubs: t`Clubs`,
    saved_searches: t`Saved searches with alerts`,
  }
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
