import type { roles } from '#features/roles/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

type Answer = AnswerOf<typeof roles.list>
export type ShownRole = Answer['roles'][number]
export type ShownFamily = Answer['families'][number]

/** The address of a role that is not there yet. */
export const NEW = 'new'
export const rolePath = (code: string) => `/dashboard/roles?code=${code}`

/** What the form holds; `version` is the one that was seen when editing began. */
export interface RoleDraft {
  readonly version: number
  readonly name: string
  readonly permissions: ReadonlySet<string>
}
export const draftOf = (role: ShownRole | undefined): RoleDraft => ({
  version: role?.version ?? 0,
  name: role?.name ?? '',
  permissions: new Set(role?.permissions),
})

export const isEditable = ({ is_own, is_fixed, may_hand_out }: ShownRole) => !is_own && !is_fixed && may_hand_out

/** What keeping the draft adds to the role, and what it removes. */
export function changesOf(role: ShownRole, { permissions }: RoleDraft) {
  return {
    given: [...permissions].filter((one) => !role.permissions.includes(one)).sort(),
    taken: role.permissions.filter((one) => !permissions.has(one)),
  }
}
