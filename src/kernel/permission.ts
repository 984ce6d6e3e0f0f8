/** A permission as plans and roles hold it. */
export type PermissionName = `${string}.${string}`
/** Any of these permissions is enough. */
export interface SomePermissions<P extends PermissionName = PermissionName> {
  readonly some: readonly P[]
}
/** All of these permissions are needed. */
export interface AllPermissions<P extends PermissionName = PermissionName> {
  readonly all: readonly P[]
}
export const some = <const P extends PermissionName>(...names: readonly [P, P, ...P[]]): SomePermissions<P> => ({ some: names })
export const all = <const P extends PermissionName>(...names: readonly [P, P, ...P[]]): AllPermissions<P> => ({ all: names })

/** What an operation asks of its requester: `everyone`, `signed_in` (unverified address allowed), a permission or a combination. */
export type Permission = 'everyone' | 'signed_in' | PermissionName | SomePermissions | AllPermissions

/** The permission names in it, `everyone` and `signed_in` included. */
export const namesIn = (permission: Permission): readonly string[] =>
  typeof permission === 'string' ? [permission] : 'some' in permission ? permission.some : permission.all

export function mayDo(held: ReadonlySet<string>, permission: Permission): boolean {
  if (typeof permission === 'string') return permission === 'everyone' || held.has(permission)
  return 'some' in permission ? permission.some.some((name) => held.has(name)) : permission.all.every((name) => held.has(name))
}

/** Permissions of roles only: no plan contains them. */
const isOfRoles = (name: string) => name.startsWith('user.access.')
/** True when some plan could grant the permission; false when a role's permission is missing. */
export function isForSale(held: ReadonlySet<string>, permission: Permission): boolean {
  const names = namesIn(permission)
  if (typeof permission !== 'string' && 'all' in permission) return names.every((name) => held.has(name) || !isOfRoles(name))
  return names.some((name) => !isOfRoles(name))
}
/** True when this plan would grant the permission. Role permissions are assumed: `isForSale` has checked them. */
export function opens(plan: readonly string[], permission: Permission): boolean {
  const held = new Set(plan)
  if (typeof permission === 'string' || 'some' in permission) return mayDo(held, permission)
  return permission.all.every((name) => held.has(name) || isOfRoles(name))
}
