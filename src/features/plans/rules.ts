/** What an administrator hands out beside the plans. */
export const roles = ['administrator', 'moderator', 'support'] as const
export type Role = (typeof roles)[number]

type Sets = Readonly<Record<string, ReadonlySet<string>>>
const all = (sets: Sets, held: readonly string[]) => held.flatMap((role) => [...(sets[role] ?? [])])

/** Nobody hands out, or takes away, what they do not hold themselves. */
export const mayHandOut = (sets: Sets, holder: ReadonlySet<string>, role: Role) => all(sets, [role]).every((permission) => holder.has(permission))

/** Nobody acts on somebody who may more than they do, nor on themselves. */
export const mayActOn = (sets: Sets, actor: { id: string; permissions: ReadonlySet<string> }, target: { id: string; roles: readonly string[] }) =>
  actor.id !== target.id && all(sets, target.roles).every((permission) => actor.permissions.has(permission))

/** What costs nothing, always. */
export const isFree = (plan: string) => plan === 'guest' || plan === 'free'
