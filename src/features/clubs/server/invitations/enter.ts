import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { clubs, invitationsChanged, standingChanged } from '../../contract.ts'
import { isIn, moved, standingAt } from '../../rules.ts'
import { mayEnter } from '../../rules-invitations.ts'
import { keepStanding } from '../queries-write.ts'
import { clubAnswer } from '../view.ts'
import { addressOf, countUse, findInvitation, type InvitationRow, refuseAll } from './queries-invitations.ts'

const ownOf = ({ standing, changed_at, until, put_out_at }: InvitationRow) =>
  standing === null ? undefined : { standing, changed_at: changed_at!, ends_at: until, put_out_at }

/** Where the token leads for this viewer. */
async function leads(...asked: Parameters<typeof findInvitation>): Promise<InvitationRow | undefined> {
  const found = await findInvitation(...asked)
  return found && mayEnter(ownOf(found), found.created_at, found.now) ? found : undefined
}

export const invitation = query(clubs.invitation, async ({ input, viewer, db }) => {
  const found = await leads(db, viewer.id, input.token)
  if (!found) return refuse('club.no_invitation')
  const { name, about, rules, member_count, made_by, ends_at, email, standing, club_id } = found
  const kind = email === null ? ('link' as const) : ('letter' as const)
  return { invitation: { kind, name, about, rules, member_count, made_by, ends_at, club_id: standing && isIn(standing) ? club_id : null } }
})

/** Race: the club is locked, so that of two who come by the last use one comes second. Whoever is in the club already uses nothing. */
export const enter = command(clubs.enter, async ({ input, viewer, tx, tools, clock, emit }) => {
  const before = await leads(tx, viewer.id, input.token)
  if (!before) return refuse('club.no_invitation')
  await lock(tx, 'clubs', [before.club_id])
  const found = await leads(tx, viewer.id, input.token)
  if (!found) return refuse('club.no_invitation')
  const [club_id, now, own] = [found.club_id, await clock(), ownOf(found)]
  const from = own ? standingAt(own, now) : 'none'
  const to = moved(from, 'enter', 'self')
  if (!to) return clubAnswer({ db: tx, tools, viewer }, club_id)
  if (found.rules.length && !input.accepts_rules) return refuse('club.rules')
  await countUse(tx, found.id)
  await keepStanding(tx, { club_id, member_id: viewer.id, standing: to, changed_at: now, rules_accepted_at: now })
  emit(standingChanged, { club_id, member_id: viewer.id, actor_id: viewer.id, from, to, action: 'enter', at: now.toISOString() })
  emit(invitationsChanged, { club_id })
  return clubAnswer({ db: tx, tools, viewer }, club_id)
})

export const refuseLetters = command(clubs.refuseLetters, async ({ input, tx, emit }) => {
  const email = await addressOf(tx, input.token)
  if (email === null) return refuse('club.no_invitation')
  for (const club_id of new Set(await refuseAll(tx, email))) emit(invitationsChanged, { club_id })
  return { done: true as const }
})

export const offPage = query(clubs.offPage, async ({ input }) => ({ location: `/action/club-invitations/${encodeURIComponent(input.token)}` }))
