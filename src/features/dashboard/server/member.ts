import { mayActOn, mayHandOut, permissionName, roleSets, roles } from '#features/plans/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { findMember, notesOf, openSessionsOf, peopleOf, suspensionsOf } from './queries-members.ts'
import { personView, rowView } from './view.ts'

export const member = query(dashboard.member, async ({ input, viewer, db, requester, tools: { words } }) => {
  const row = await findMember(db, input.id)
  if (!row) return refuse('member.not_found')
  const [sessions, suspensions, notes, sets] = await Promise.all([
    openSessionsOf(db, input.id),
    suspensionsOf(db, input.id),
    notesOf(db, input.id),
    roleSets(db),
  ])
  const people = await peopleOf(db, [...suspensions.flatMap((one) => [one.suspended_by, one.lifted_by]), ...notes.map((one) => one.author_id)])
  const own = viewer.permissions.has('user.access.admin')
  const named = (name: string) => ({ name, label: permissionName(words, requester.locale, name) })
  const handed = own ? roles.filter((role) => mayHandOut(sets, viewer.permissions, role)) : []
  return {
    member: {
      ...row,
      ...rowView(row),
      sessions: sessions.map((one) => ({ ...one, is_yours: one.id === viewer.session_id })),
      suspensions: suspensions.map(({ suspended_by, lifted_by, ...one }) => ({
        ...one,
        by: personView(people, suspended_by),
        lifted_by: personView(people, lifted_by),
      })),
      notes: notes.map(({ author_id, ...one }) => ({ ...one, author: personView(people, author_id) })),
      may_act: mayActOn(sets, viewer, row),
      may_hand_out: handed.map((role) => ({ role, permissions: [...(sets[role] ?? [])].map(named) })),
    },
  }
})
