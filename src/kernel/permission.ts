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

/** A string that plans and roles hold in sets. */
export type PermissionName = `${string}.${string}`
/** Any of these is enough. */
export interface SomePermissions<P extends PermissionName = PermissionName> {
  readonly some: readonly P[]
}
/** Every one of these is needed. */
export interface AllPermissions<P extends PermissionName = PermissionName> {
  readonly all: readonly P[]
}
export const some = <const P extends PermissionName>(...names: readonly [P, P, ...P[]]): SomePermissions<P> => ({ some: names })
export const all = <const P extends PermissionName>(...names: readonly [P, P, ...P[]]): AllPermissions<P> => ({ all: names })

/** What an operation asks of its requester: `everyone`, `signed_in` (a verified e-mail not needed), a permission, or several combined. */
export type Permission = 'everyone' | 'signed_in' | PermissionName | SomePermissions | AllPermissions

type GuestName = 'everyone' | GuestPermission
/** Whom a handler may meet behind this permission: for `some`, a guest who holds one of them; for `all`, one who holds every one. */
export type OpenToGuests<P extends Permission> =
  P extends SomePermissions<infer N>
    ? [Extract<N, GuestName>] extends [never]
      ? false
      : true
    : P extends AllPermissions<infer N>
      ? [N] extends [GuestName]
        ? true
        : false
      : P extends GuestName
        ? true
        : false

/** The names in it, `everyone` and `signed_in` among them. */
export const namesIn = (permission: Permission): readonly string[] =>
  typeof permission === 'string' ? [permission] : 'some' in permission ? permission.some : permission.all

export function mayDo(held: ReadonlySet<string>, permission: Permission): boolean {
  if (typeof permission === 'string') return permission === 'everyone' || held.has(permission)
  return 'some' in permission ? permission.some.some((name) => held.has(name)) : permission.all.every((name) => held.has(name))
}

/** What only roles hold: no plan has it, and none can be bought for it. */
const isOfRoles = (name: string) => name.startsWith('user.access.')
/** Would a plan that holds everything else open it? Not where a name that is of roles is missing. */
export function isForSale(held: ReadonlySet<string>, permission: Permission): boolean {
  const names = namesIn(permission)
  if (typeof permission !== 'string' && 'all' in permission) return names.every((name) => held.has(name) || !isOfRoles(name))
  return names.some((name) => !isOfRoles(name))
}
/** Does this plan, once bought, open it? What is of roles its member holds already: `isForSale` has asked. */
export function opens(plan: readonly string[], permission: Permission): boolean {
  const held = new Set(plan)
  if (typeof permission === 'string' || 'some' in permission) return mayDo(held, permission)
  return permission.all.every((name) => held.has(name) || isOfRoles(name))
}
