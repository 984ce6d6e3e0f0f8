import type { Role } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { EntryRow } from './queries-audit.ts'
import type { MemberRow, Person } from './queries-members.ts'

export const rowView = ({ id, roles, ...row }: MemberRow) => ({ ...row, id: id as MemberId, roles: roles as Role[] })

export const personView = (people: ReadonlyMap<string, Person>, id: string | null) => {
  const found = id === null ? undefined : people.get(id)
  return found ? { id: found.id as MemberId, full_name: found.full_name } : null
}

type Family = 'rights' | 'money' | 'moderation' | 'sign_in' | 'export'
export const entryView = ({ id, at, actor_id, family, operation, ids, peer, seq, uid, full_name, username }: EntryRow) => ({
  ...{ id, at, operation, peer, seq, family: family as Family },
  actor: actor_id && uid !== null ? { id: actor_id as MemberId, uid, full_name: full_name!, username: username! } : null,
  ids: Object.entries(ids).map(([name, value]) => ({ name, value: String(value) })),
})
