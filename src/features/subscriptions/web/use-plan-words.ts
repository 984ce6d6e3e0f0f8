import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { subscriptions } from '../contract.ts'
import type { Cycle, PaidPlan, PlanCode } from '../rules.ts'

export type ShownPlan = AnswerOf<typeof subscriptions.plans>['plans'][number]

export type Membership = AnswerOf<typeof subscriptions.mine>['membership']

/** What a member is about to take, and where they go on afterwards. */
export interface Wish {
  membership: Membership
  plan: PaidPlan
  cycle: Cycle
  back: string
}

/** What a plan is called, and for whom it is. */
export function usePlanNames(): Readonly<Record<PlanCode, { name: string; line: string }>> {
  const { t } = useLingui()
  return {
    free: { name: t({ message: 'Free', context: 'a plan' }), line: t`For building the album` },
    basic: { name: t`Gold`, line: t`For the active swapper` },
    premium: { name: t`Platinum`, line: t`For the serious collector` },
    business: { name: t`Diamond`, line: t`For dealers and societies` },
  }
}

/** A cell of the comparison: a word, or yes or no. */
export type Cell = string | boolean
export interface Right {
  readonly key: string
  readonly label: string
  readonly of: (plan: ShownPlan) => Cell
}
export interface RightGroup {
  readonly title: string
  readonly rights: readonly Right[]
}

/** Every right that a plan may hold, read from what it holds: an administrator’s change is seen here at once. */
export function useRights(): readonly RightGroup[] {
  const { t } = useLingui()
  const may = (permission: string) => (plan: ShownPlan) => plan.permissions.includes(permission)
  const most = (permission: string, limit: string, say: (n: number) => string) => (plan: ShownPlan) => {
    if (!plan.permissions.includes(permission)) return false
    const n = plan.limits[limit]
    return n === undefined ? t`Unlimited` : say(n)
  }
  const plain = (n: number) => String(n)
  const each = (n: number) => t`${n} each`
  const monthly = (n: number) => t`${n} a month`
  const store = (plan: ShownPlan) =>
    plan.permissions.includes('my_store.business')
      ? t({ message: 'Business', context: 'a store' })
      : plan.permissions.includes('my_store.crud')
        ? t({ message: 'Individual', context: 'a store' })
        : false
  const hosts = (plan: ShownPlan) => {
    if (plan.permissions.includes('events.own_event.crud')) return true
    const n = plan.limits.clubs ?? 0
    return n > 0 && (n === 1 ? t`1 club` : t`${n} clubs`)
  }
  return [
    {
      title: t`Collection`,
      rights: [
        { key: 'albums', label: t`Albums`, of: most('my_collection.albums', 'albums', plain) },
        { key: 'scans', label: t`Scanner: crop and quality`, of: most('app_scanner.cropper', 'scans', monthly) },
        { key: 'looks', label: t`Scanner: similarity, text, background`, of: most('app_scanner.similarity_scan', 'scanner_looks', monthly) },
      ],
    },
    {
      title: t`Market`,
      rights: [
        { key: 'buying', label: t`Buy, bid and make offers`, of: may('marketplace.buying.purchase') },
        { key: 'listings', label: t`Auctions, trades and bounties open`, of: most('auctions.crud', 'auctions', each) },
        { key: 'offers', label: t`Trade offers open`, of: most('marketplace.trading.sending_proposal', 'trade_offers', plain) },
        { key: 'store', label: t`Own store`, of: store },
        { key: 'products', label: t`Items for sale in it`, of: most('my_store.crud', 'live_products', plain) },
        { key: 'searches', label: t`Saved searches with alerts`, of: most('marketplace.search.alerts', 'saved_searches', plain) },
      ],
    },
    {
      title: t`Events`,
      rights: [
        { key: 'events', label: t`Create events, exhibitions and clubs`, of: hosts },
        { key: 'calls', label: t`Audio and video calls`, of: may('calls.crud') },
      ],
    },
    {
      title: t`Tools`,
      rights: [
        { key: 'staff', label: t`Staff accounts, bulk listing`, of: may('my_store.staff') },
        { key: 'keys', label: t`API keys and webhooks`, of: may('my_store.api_keys') },
      ],
    },
  ]
}
