/**
 * What an operation asks of its asker: `everyone`, `signed_in` (a verified e-mail not needed),
 * or one of the product's permission strings, which plans and roles hold as sets.
 */
export type Permission = 'everyone' | 'signed_in' | `${string}.${string}`

export const mayDo = (permissions: ReadonlySet<string>, permission: Permission) => permission === 'everyone' || permissions.has(permission)

/** What only roles hold: no plan has it, and none can be bought for it. */
export const isOfRoles = (permission: string) => permission.startsWith('user.access.')
