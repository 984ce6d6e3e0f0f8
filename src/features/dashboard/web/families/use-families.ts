import { account } from '#features/account/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { FAMILIES, type FamilyName } from './families.ts'

/** The lists that the viewer may open. */
export function useFamilies(): ReadonlySet<FamilyName> {
  const held = useMaybe(account.me, {}, useSite().signed_in)?.user.user_permissions ?? []
  return new Set(FAMILIES.filter((family) => held.includes(PERMISSIONS[family])))
}
/** The browser's build leaves the permissions of operations out. */
const PERMISSIONS: Readonly<Record<FamilyName, string>> = {
  stores: 'user.access.stores',
  products: 'user.access.stores',
  supplies: 'user.access.supplies',
  auctions: 'user.access.auctions',
  stampItems: 'user.access.stamp_items',
  bounties: 'user.access.bounties',
  trades: 'user.access.trades',
  clubs: 'user.access.clubs',
  events: 'user.access.events',
  coins: 'user.access.coin_management',
  invoices: 'user.access.invoices',
}
