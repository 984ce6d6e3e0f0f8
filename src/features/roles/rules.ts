/** Families of the matrix, in order. A permission of no family stands at the end, under its own name. */
export const roleFamilies = {
  people: ['user.access.customer_members', 'user.access.view_as', 'user.access.chat', 'user.access.flagged'],
  market: ['user.access.stores', 'user.access.supplies', 'user.access.auctions', 'user.access.bounties', 'user.access.trades'],
  collections: ['user.access.stamp_items'],
  community: ['user.access.clubs', 'user.access.events'],
  money: ['user.access.coin_management', 'user.access.invoices'],
  site: ['user.access.admin'],
} as const
export type RoleFamilyName = keyof typeof roleFamilies

interface Edit {
  readonly is_fixed: boolean
  /** Whoever edits has the role. */
  readonly is_own: boolean
  /** They hold all that it held and all that it will hold. */
  readonly is_within: boolean
  readonly version: number
  readonly seen: number
}
/** Why a role may not be edited so; undefined when it may. */
export function refusedEdit({ is_fixed, is_own, is_within, version, seen }: Edit) {
  if (is_fixed) return 'role.fixed'
  if (is_own) return 'role.own'
  if (!is_within) return 'role.not_yours'
  return version === seen ? undefined : 'role.changed'
}
