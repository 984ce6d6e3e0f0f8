import { useLingui } from '@lingui/react/macro'
import type { Blocked } from '#web/upgrade.ts'

/** What a permission or a limit is called by those who miss it; a family of permissions shares its words. */
export function useFeatureName(): (blocked: Blocked) => string {
  const { t } = useLingui()
  const limits: Readonly<Record<string, string>> = {
    live_products: t`More items for sale at a time`,
    albums: t`Albums`,
    auctions: t`Auctions, trades and bounties open`,
    trades: t`Auctions, trades and bounties open`,
    bounties: t`Auctions, trades and bounties open`,
    trade_offers: t`Trade offers open`,
    saved_searches: t`Saved searches with alerts`,
    scans: t`Scanner: crop and quality`,
    scanner_looks: t`Scanner: similarity, text, background`,
    clubs: t`Create events, exhibitions and clubs`,
  }
  const families: readonly (readonly [string, string])[] = [
    ['app_scanner.', t`Scanner: similarity, text, background`],
    ['events.', t`Create events, exhibitions and clubs`],
    ['exhibitions.', t`Create events, exhibitions and clubs`],
    ['clubs.', t`Create events, exhibitions and clubs`],
    ['calls.', t`Audio and video calls`],
    ['my_store.business', t`Business store`],
    ['my_store.staff', t`Staff accounts, bulk listing`],
    ['my_store.bulk_listing', t`Staff accounts, bulk listing`],
    ['my_store.', t`Own store`],
    ['my_collection.albums', t`Albums`],
    ['marketplace.', t`Buy, bid and make offers`],
  ]
  return ({ permission = '', limit }) =>
    (limit && limits[limit]) || (families.find(([family]) => permission.startsWith(family))?.[1] ?? t`This feature`)
}
