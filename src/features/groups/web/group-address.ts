import { fill } from '#kernel/address.ts'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import type { groups } from '../contract.ts'

export const GROUPS = '/groups'
export const groupPath = (id: string) => `${GROUPS}/${id}`
export const listPath = (more: { readonly unread?: true; readonly create?: true } = {}) => fill(GROUPS, more)

export type GroupShown = AnswerOf<typeof groups.show>['group']
export type GroupsShown = AnswerOf<typeof groups.list>
export type ShownMessage = AnswerOf<typeof groups.history>['messages'][number]
export type PersonShown = AnswerOf<typeof groups.members>['people']['data'][number]

export interface GroupsAsked {
  readonly id: GivenOf<typeof groups.show>['id'] | undefined
  readonly unread: boolean
  readonly create: boolean
  /** A club that has no group yet. */
  readonly club_id: string | undefined
  readonly search: string
}
export function readGroups({ path, query }: RouteMatch): GroupsAsked | undefined {
  const id = path.group_id
  if (id !== undefined && !isUuid(id)) return undefined
  const club_id = query.get('club_id') ?? ''
  return {
    id: id as GroupsAsked['id'],
    unread: query.get('unread') === 'true',
    create: query.get('create') === 'true',
    club_id: isUuid(club_id) ? club_id : undefined,
    search: (query.get('search') ?? '').trim().slice(0, 100),
  }
}
