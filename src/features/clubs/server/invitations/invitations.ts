import { countLetter } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { newSecret } from '#server/auth/secret-file.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { type ClubId, clubs, invitationsChanged } from '../../contract.ts'
import { runs } from '../../rules.ts'
import { LETTER_DAYS, LETTERS_A_DAY, MOST_OPEN, unlinked } from '../../rules-invitations.ts'
import { type ClubRow, seenClub } from '../queries.ts'
import { addressee, endLetters, endOne, keepInvitation, lettersToday, type OpenRow, openLetter, openOf, wantsNone } from './queries-invitations.ts'

/** The address of a letter is for whoever has got it: a moderator who reads it could come in as a stranger. */
const openView = ({ token, email, ...row }: OpenRow) =>
  email === null
    ? { ...row, kind: 'link' as const, email, path: `/club/invitation/${token}` }
    : { ...row, kind: 'letter' as const, email, path: null }

export const invitations = query(clubs.invitations, async ({ input, viewer, db }) => {
  const club = await seenClub(db, viewer.id, input.id)
  if (!club) return refuse('club.not_found')
  if (!club.standing || !runs(club.standing)) return refuse('club.not_yours')
  return { invitations: (await openOf(db, input.id)).map(openView) }
})

/** The club, locked, if the viewer runs it. */
async function lockRun(tx: Tx, viewer: Id<'members'>, id: ClubId) {
  await lock(tx, 'clubs', [id])
  const club = await seenClub(tx, viewer, id)
  if (!club) return refuse('club.not_found')
  return club.standing && runs(club.standing) ? club : refuse('club.not_yours')
}
async function lockOpen(tx: Tx, viewer: Id<'members'>, id: ClubId) {
  const club = await lockRun(tx, viewer, id)
  if (refused(club)) return club
  if (club.status === 'archived') return refuse('club.archived')
  return (await openOf(tx, id)).length >= MOST_OPEN ? refuse('club.invitations') : club
}

export const makeLink = command(clubs.makeLink, async ({ input: { id, days, most_uses }, viewer, tx, emit }) => {
  const club = await lockOpen(tx, viewer.id, id)
  if (refused(club)) return club
  const row = await keepInvitation(tx, { club_id: id, made_by: viewer.id, token: newSecret(), email: null, most_uses, days })
  emit(invitationsChanged, { club_id: id })
  return { invitation: openView(row) }
})

interface Letter {
  readonly club: ClubRow
  readonly email: string
  readonly token: string
  readonly sender: { readonly id: Id<'members'>; readonly name: string }
  readonly locale: Locale
}
/** Whether a letter leaves is not told: it would say whose address this is, and how they stand to the club. */
async function write(tx: Tx, { club, email, token, sender, locale }: Letter): Promise<void> {
  const known = await addressee(tx, club.id, sender.id, email)
  if (known?.is_unwanted || (await wantsNone(tx, email)) || !(await countLetter(tx, email, 'invite'))) return
  const facts = { path: `/club/invitation/${token}`, sender: unlinked(sender.name), club: unlinked(club.name) }
  await queueMail(tx, { recipient: email, template: 'club_invitation', locale: known?.locale ?? locale, facts, off: `/club-invitations/${token}` })
}

/** Account enumeration: the answer is made of what was asked alone. An address that has an open letter of this club gets no second one. */
export const sendLetter = command(clubs.sendLetter, async ({ input: { id, email }, viewer, tx, requester, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const club = await lockOpen(tx, viewer.id, id)
  if (refused(club)) return club
  const open = await openLetter(tx, id, email)
  if (open) return { invitation: openView(open) }
  if ((await lettersToday(tx, viewer.id)) >= LETTERS_A_DAY) return refuse('club.letters')
  await endLetters(tx, id, email)
  const row = await keepInvitation(tx, { club_id: id, made_by: viewer.id, token: newSecret(), email, most_uses: 1, days: LETTER_DAYS })
  await write(tx, { club, email, token: row.token, sender: { id: viewer.id, name: row.made_by ?? '' }, locale: requester.locale })
  emit(invitationsChanged, { club_id: id })
  return { invitation: openView(row) }
})

export const endInvitation = command(clubs.endInvitation, async ({ input, viewer, tx, emit }) => {
  const club = await lockRun(tx, viewer.id, input.id)
  if (refused(club)) return club
  if (!(await endOne(tx, input.id, input.invitation_id))) return refuse('club.not_found')
  emit(invitationsChanged, { club_id: input.id })
  return { done: true as const }
})
