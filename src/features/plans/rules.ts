/** Roles that every deployment has, in addition to those that its administrators make. */
export const roles = ['administrator', 'moderator', 'support'] as const
export type Role = (typeof roles)[number]
/** The role that always holds every permission: nobody edits or drops it, and its last holder stays. */
export const FULL: Role = 'administrator'

type Sets = Readonly<Record<string, ReadonlySet<string>>>
const all = (sets: Sets, held: readonly string[]) => held.flatMap((role) => [...(sets[role] ?? [])])

/** Privilege escalation: only roles whose permissions the granter holds. */
export const mayHandOut = (sets: Sets, holder: ReadonlySet<string>, role: string) => all(sets, [role]).every((permission) => holder.has(permission))

/** Privilege escalation: whoever edits a role holds all that it held and all that it will hold. */
export const mayEdit = (holder: ReadonlySet<string>, before: readonly string[], after: readonly string[]) =>
  [...before, ...after].every((permission) => holder.has(permission))

/** Privilege escalation: nobody acts on themselves or on members with more permissions. */
export const mayActOn = (sets: Sets, actor: { id: string; permissions: ReadonlySet<string> }, target: { id: string; roles: readonly string[] }) =>
  actor.id !== target.id && all(sets, target.roles).every((permission) => actor.permissions.has(permission))

export const isFree = (plan: string) => plan === 'guest' || plan === 'free'
