import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type ClubId, clubs, standingChanged } from '../contract.ts'
import { isIn, type MemberAction, maySayItAgain, moved, standingAt, wayInto } from '../rules.ts'
import { type ClubRow, seenClub } from './queries.ts'
import { keepNotices, keepStanding } from './queries-write.ts'
import { clubAnswer } from './view.ts'

type Call = Pick<CommandContext<typeof clubs.leave>, 'tx' | 'clock' | 'emit'> & { readonly viewer: { readonly id: Id<'members'> } }

/** The club as it is once it is locked, and how the member stands to it now. */
async function locked({ tx, clock, viewer }: Call, id: ClubId) {
  await lock(tx, 'clubs', [id])
  const club = await seenClub(tx, viewer.id, id)
  if (!club) return undefined
  const now = await clock()
  return { club, now, from: club.standing ? standingAt({ standing: club.standing, ends_at: club.ends_at }, now) : ('none' as const) }
}
type Locked = NonNullable<Awaited<ReturnType<typeof locked>>>

/** Why one does not come in, or how. */
function entryTo({ club, now, from }: Locked, accepts_rules: boolean) {
  if (club.status === 'archived') return refuse('club.archived')
  if (from === 'banned') return refuse('club.banned')
  if (isIn(from) || from === 'applied') return refuse('club.state')
  const way = wayInto(club.joining, from)
  if (!way) return refuse('club.closed')
  if (from === 'rejected' && !maySayItAgain(club.changed_at, now)) return refuse('club.too_early')
  if (club.rules.length && !accepts_rules) return refuse('club.rules')
  return way
}

/** Race: the club is locked, so that of two at once one comes second and finds the first. */
export const join = command(clubs.join, async ({ input, ...call }) => {
  const { tx, tools, viewer } = call
  const known = await locked(call, input.id)
  if (!known) return refuse('club.not_found')
  const way = entryTo(known, input.accepts_rules)
  if (typeof way !== 'string') return way
  const message = way === 'apply' ? { message: input.message } : {}
  const done = await step(call, known, way, { rules_accepted_at: known.now, ...message })
  return done ? clubAnswer({ db: tx, tools, viewer }, input.id) : refuse('club.state')
})

/** One's own step. */
async function step({ tx, emit, viewer }: Call, { club, now, from }: Locked, action: MemberAction, more: object = {}): Promise<boolean> {
  const to = moved(from, action, 'self')
  if (!to) return false
  const [club_id, member_id] = [club.id, viewer.id]
  await keepStanding(tx, { club_id, member_id, standing: to, changed_at: now, ...more })
  emit(standingChanged, { club_id, member_id, actor_id: member_id, from, to, action, at: now.toISOString() })
  return true
}

export const leave = command(clubs.leave, async ({ input, ...call }) => {
  const known = await locked(call, input.id)
  if (!known) return refuse('club.not_found')
  if (known.from === 'owner') return refuse('club.owner_stays')
  return (await step(call, known, 'leave')) ? { done: true as const } : refuse('club.state')
})

export const decline = command(clubs.decline, async ({ input, ...call }) => {
  const known = await locked(call, input.id)
  if (!known) return refuse('club.not_found')
  return (await step(call, known, 'decline')) ? { done: true as const } : refuse('club.state')
})

const stands = ({ from }: { from: ClubRow['standing'] }) => from !== null && isIn(from)
export const setNotices = command(clubs.setNotices, async ({ input, ...call }) => {
  const { tx, tools, viewer } = call
  const known = await locked(call, input.id)
  if (!known) return refuse('club.not_found')
  if (!stands(known)) return refuse('club.state')
  await keepNotices(tx, input.id, viewer.id, input.notices)
  return clubAnswer({ db: tx, tools, viewer }, input.id)
})
