import { refuse } from '#kernel/refusal.ts'
import { newSecret } from '#server/auth/secret-file.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { groupChanged, groupStandingChanged, groups } from '../../contract.ts'
import { MOST_GROUPS, MOST_LINKS, moved, runs } from '../../rules.ts'
import { findStanding, lockGroup, lockStanding } from '../queries.ts'
import { countGroups } from '../queries-list.ts'
import { isFull, letIn, standingOf } from '../queries-people.ts'
import { groupView } from '../view.ts'
import { dropLink, findInvitation, keepLink, type LinkRow, linksOf, useLink } from './queries-links.ts'

const linkView = ({ token, ...row }: LinkRow) => ({ ...row, path: `/groups/join/${token}` })

export const links = query(groups.links, async ({ input, viewer, db }) => {
  const own = await findStanding(db, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!runs(own.standing)) return refuse('group.not_yours')
  return { links: (await linksOf(db, input.id)).map(linkView) }
})

export const makeLink = command(groups.makeLink, async ({ input, viewer, tx, emit }) => {
  const own = await lockStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!runs(own.standing)) return refuse('group.not_yours')
  if (own.club_id) return refuse('group.of_club')
  if (own.is_closed) return refuse('group.closed')
  if ((await linksOf(tx, input.id)).length >= MOST_LINKS) return refuse('group.links')
  const link = await keepLink(tx, input.id, viewer.id, newSecret(), input)
  emit(groupChanged, { group_id: input.id })
  return { link: linkView(link) }
})

export const endLink = command(groups.endLink, async ({ input, viewer, tx, emit }) => {
  const own = await lockStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!runs(own.standing)) return refuse('group.not_yours')
  if (!(await dropLink(tx, input.id, input.link_id))) return refuse('group.not_found')
  emit(groupChanged, { group_id: input.id })
  return { done: true as const }
})

export const invitation = query(groups.invitation, async ({ input, viewer, db }) => {
  const found = await findInvitation(db, viewer.id, input.token)
  if (!found) return refuse('group.no_link')
  const { id, name, member_count, ends_at, is_member } = found
  return { invitation: { name, member_count, ends_at, group_id: is_member ? id : null } }
})

/** Race: the group is locked, so that of two who come by the last use of a link one comes second. Whoever is in it already uses nothing. */
export const join = command(groups.join, async ({ input, viewer, tx, tools, requester, clock, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const before = await findInvitation(tx, viewer.id, input.token)
  if (!before) return refuse('group.no_link')
  await lockGroup(tx, before.id)
  const found = await findInvitation(tx, viewer.id, input.token)
  if (!found) return refuse('group.no_link')
  const reader = { db: tx, tools, requester, viewer }
  if (found.is_member) return { group: await groupView(reader, found.id) }
  const from = await standingOf(tx, found.id, viewer.id)
  const to = moved(from, 'join', 'self')
  if (!to) return refuse('group.no_link')
  if (await isFull(tx, found.id)) return refuse('group.full')
  if ((await countGroups(tx, viewer.id)) >= MOST_GROUPS) return refuse('group.too_many')
  await useLink(tx, input.token)
  await letIn(tx, found.id, [viewer.id])
  const at = (await clock()).toISOString()
  emit(groupStandingChanged, { group_id: found.id, member_id: viewer.id, actor_id: viewer.id, from, to, action: 'join', at })
  emit(groupChanged, { group_id: found.id })
  return { group: await groupView(reader, found.id) }
})
