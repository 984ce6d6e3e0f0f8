/** Roles granted by administrators in addition to the plan. */
export const roles = ['administrator', 'moderator', 'support'] as const
export type Role = (typeof roles)[number]

type Sets = Readonly<Record<string, ReadonlySet<string>>>
const all = (sets: Sets, held: readonly string[]) => held.flatMap((role) => [...(sets[role] ?? [])])

/** Privilege escalation: only roles whose permissions the granter holds. */
export const mayHandOut = (sets: Sets, holder: ReadonlySet<string>, role: Role) => all(sets, [role]).every((permission) => holder.has(permission))

/** Privilege escalation: nobody acts on themselves or on members with more permissions. */
export const mayActOn = (sets: Sets, actor: { id: string; permissions: ReadonlySet<string> }, target: { id: string; roles: readonly string[] }) =>
  actor.id !== target.id && all(sets, target.roles).every((permission) => actor.permissions.has(permission))

export const isFree = (plan: string) => plan === 'guest' || plan === 'free'
