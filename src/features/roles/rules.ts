import { FULL, mayEdit } from '#features/plans/rules.ts'

/** Families of the matrix, in order. A permission of no family stands at the end, under its own name. */
export const roleFamilies = {
  people: ['user.access.customer_members', 'user.access.chat', 'user.access.flagged'],
  market: ['user.access.stores', 'user.access.supplies', 'user.access.auctions', 'user.access.bounties', 'user.access.trades'],
  collections: ['user.access.stamp_items'],
  community: ['user.access.clubs', 'user.access.events'],
  money: ['user.access.coin_management', 'user.access.invoices'],
  site: ['user.access.admin'],
} as const
export type RoleFamilyName = keyof typeof roleFamilies

interface Edit {
  readonly code: string
  readonly version: number
  readonly seen: number
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Roles and permissions of whoever edits, as they are now. */
  readonly own: readonly string[]
  readonly held: ReadonlySet<string>
}
/** Why a role may not be edited so; undefined when it may. */
export function refusedEdit({ code, version, seen, before, after, own, held }: Edit) {
  if (code === FULL) return 'role.fixed'
  if (own.includes(code)) return 'role.own'
  if (!mayEdit(held, before, after)) return 'role.not_yours'
  return version === seen ? undefined : 'role.changed'
}
