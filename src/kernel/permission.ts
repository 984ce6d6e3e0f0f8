/** What a guest may hold at most: a guest is a set of permissions like a plan, and an administrator may make it smaller. */
export const guestMay = [
  'marketplace.view_item.filter',
  'marketplace.item.view',
  'marketplace.buying.view_detail',
  'marketplace.buying.seller_information',
  'marketplace.buying.listing',
  'marketplace.search',
  'stores.view',
  'profiles.view',
  'search.search_members',
] as const
export type GuestPermission = (typeof guestMay)[number]

/**
 * What an operation asks of its asker: `everyone`, `signed_in` (a verified e-mail not needed),
 * or one of the product's permission strings, which plans and roles hold as sets.
 */
export type Permission = 'everyone' | 'signed_in' | `${string}.${string}`

/** Whom a handler may meet behind this permission. */
export type OpenToGuests<P extends Permission> = P extends 'everyone' | GuestPermission ? true : false

export const mayDo = (permissions: ReadonlySet<string>, permission: Permission) => permission === 'everyone' || permissions.has(permission)

/** What only roles hold: no plan has it, and none can be bought for it. */
export const isOfRoles = (permission: string) => permission.startsWith('user.access.')
