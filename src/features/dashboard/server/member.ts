import { mayActOn, mayHandOut, permissionName, type RoleRow, readRoleRows } from '#features/plans/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { findMember, notesOf, openSessionsOf, peopleOf, suspensionsOf } from './queries-members.ts'
import { personView, rowView, titlesOf } from './view.ts'

export const member = query(dashboard.member, async ({ input, viewer, db, requester, tools: { words } }) => {
  const row = await findMember(db, input.id)
  if (!row) return refuse('member.not_found')
  const [sessions, suspensions, notes, all] = await Promise.all([
    openSessionsOf(db, input.id),
    suspensionsOf(db, input.id),
    notesOf(db, input.id),
    readRoleRows(db),
  ])
  const people = await peopleOf(db, [...suspensions.flatMap((one) => [one.suspended_by, one.lifted_by]), ...notes.map((one) => one.author_id)])
  const sets = Object.fromEntries(all.map(({ code, permissions }) => [code, new Set(permissions)]))
  const titles = titlesOf(words, requester.locale, all)
  const named = (name: string) => ({ name, label: permissionName(words, requester.locale, name) })
  // One's own roles can be given away only.
  const offered = ({ code }: RoleRow) => mayHandOut(sets, viewer.permissions, code) && (input.id !== viewer.id || row.roles.includes(code))
  const handed = viewer.permissions.has('user.access.admin') ? all.filter(offered) : []
  return {
    member: {
      ...row,
      ...rowView(titles, row),
      sessions: sessions.map((one) => ({ ...one, is_yours: one.id === viewer.session_id })),
      suspensions: suspensions.map(({ suspended_by, lifted_by, ...one }) => ({
        ...one,
        by: personView(people, suspended_by),
        lifted_by: personView(people, lifted_by),
      })),
      notes: notes.map(({ author_id, ...one }) => ({ ...one, author: personView(people, author_id) })),
      may_act: mayActOn(sets, viewer, row),
      may_hand_out: handed.map(({ code, permissions }) => ({ role: titles(code), permissions: permissions.map(named) })),
    },
  }
})
