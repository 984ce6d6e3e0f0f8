import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type ClubId, clubs, standingChanged } from '../contract.ts'
import { type ClubStanding, daysAfter, INVITATION_DAYS, type MemberAction, moved, runs, standingAt } from '../rules.ts'
import { type ClubRow, seenClub } from './queries.ts'
import { invitable, personIn } from './queries-list.ts'
import { keepStanding, standingOf } from './queries-write.ts'
import { personView } from './view.ts'

type Call = Pick<CommandContext<typeof clubs.remove>, 'tx' | 'clock' | 'emit' | 'viewer'>
interface Person {
  readonly id: ClubId
  readonly user_id: Id<'members'>
}
type Kept = Pick<Parameters<typeof keepStanding>[1], 'reason' | 'ends_at' | 'invited_by'>

/** The club, locked, if the viewer runs it. */
async function lockRun({ tx, viewer }: Call, id: ClubId): Promise<ClubRow | ReturnType<typeof refuse<'club.not_found' | 'club.not_yours'>>> {
  await lock(tx, 'clubs', [id])
  const club = await seenClub(tx, viewer.id, id)
  if (!club) return refuse('club.not_found')
  return club.standing && runs(club.standing) ? club : refuse('club.not_yours')
}

/** What the viewer does with one person of a club that they run. Precondition: it is locked. */
async function act(call: Call, club: ClubRow, user_id: Id<'members'>, action: MemberAction, keep: (now: Date) => Kept = () => ({})) {
  const { tx, viewer, clock, emit } = call
  const [row, now] = [await standingOf(tx, club.id, user_id), await clock()]
  const from = row ? standingAt(row, now) : 'none'
  const by = club.standing === 'owner' ? 'owner' : 'moderator'
  const to = moved(from, action, by)
  if (!to) return refuse(moved(from, action, 'owner') ? 'club.not_yours' : 'club.state')
  await hold(call, { club_id: club.id, member_id: user_id, standing: to, changed_at: now, ...keep(now) })
  emit(standingChanged, { club_id: club.id, member_id: user_id, actor_id: viewer.id, from, to, action, at: now.toISOString() })
  return { person: personView(await personIn(tx, club.id, user_id), true) }
}
const hold = ({ tx }: Call, row: Parameters<typeof keepStanding>[1]) => keepStanding(tx, row)

/** An operation of those who run a club about one person. */
const byAction =
  (action: MemberAction) =>
  async ({ input, ...call }: Call & { readonly input: Person }, keep?: (now: Date) => Kept) => {
    const club = await lockRun(call, input.id)
    return refused(club) ? club : act(call, club, input.user_id, action, keep)
  }
const [rejecting, removing, banning, lifting] = [byAction('reject'), byAction('remove'), byAction('ban'), byAction('lift')]

export const reject = command(clubs.reject, (call) => rejecting(call, () => ({ reason: call.input.reason })))
export const remove = command(clubs.remove, (call) => removing(call, () => ({ reason: call.input.reason })))
export const lift = command(clubs.lift, (call) => lifting(call))
export const ban = command(clubs.ban, (call) => {
  const { reason, days } = call.input
  return banning(call, (now) => ({ reason, ends_at: days === undefined ? null : daysAfter(now, days) }))
})
export const role = command(clubs.role, (call) => byAction(call.input.role === 'moderator' ? 'promote' : 'demote')(call))

export const accept = command(clubs.accept, async ({ input, ...call }) => {
  const club = await lockRun(call, input.id)
  if (refused(club)) return club
  return club.status === 'archived' ? refuse('club.archived') : act(call, club, input.user_id, 'accept')
})

export const invite = command(clubs.invite, async ({ input, ...call }) => {
  const club = await lockRun(call, input.id)
  if (refused(club)) return club
  if (club.status === 'archived') return refuse('club.archived')
  const user_id = await invitable(call.tx, call.viewer.id, input)
  if (!user_id) return refuse('club.nobody')
  return act(call, club, user_id, 'invite', (now) => ({ invited_by: call.viewer.id, ends_at: daysAfter(now, INVITATION_DAYS) }))
})

/** The owner steps down first: there is one owner at every moment. */
export const transfer = command(clubs.transfer, async ({ input, ...call }) => {
  const { tx, clock, viewer } = call
  const club = await lockRun(call, input.id)
  if (refused(club)) return club
  if (club.standing !== 'owner') return refuse('club.not_yours')
  const heir = await standingOf(tx, club.id, input.user_id)
  if (!heir || !moved(heir.standing, 'transfer', 'owner')) return refuse('club.state')
  const standing: ClubStanding = moved('owner', 'hand_over', 'self')!
  await keepStanding(tx, { club_id: club.id, member_id: viewer.id, standing, changed_at: await clock() })
  return act(call, club, input.user_id, 'transfer')
})
