import { type ActionOf, type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const visibilities = ['public', 'private', 'hidden'] as const
export type Visibility = (typeof visibilities)[number]
export const joinings = ['open', 'request', 'invitation'] as const
export type Joining = (typeof joinings)[number]
export const noticeChoices = ['all', 'mentions', 'none'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

const BACK = ['none', 'left', 'declined', 'removed'] as const
const back = <const A extends string, const T extends string>(action: A, to: T, guard: string) =>
  BACK.map((from) => ({ from, action, by: 'self' as const, to, guard }))
const asks = [...BACK, 'rejected'] as const
const ruled = ['applied', 'invited', 'member'] as const

/** How a member stands to a club. `self` is that member; whatever a moderator may do, the owner may too. */
export const memberMachine = machine([
  ...back('join', 'member', 'the club is open'),
  ...back('apply', 'applied', 'the club takes requests'),
  { from: 'rejected', action: 'apply', by: 'self', to: 'applied', guard: '30 days after the answer' },
  { from: 'rejected', action: 'join', by: 'self', to: 'member', guard: 'the club is open by now, and 30 days are over' },
  { from: 'applied', action: 'leave', by: 'self', to: 'none' },
  { from: 'applied', action: 'accept', by: 'moderator', to: 'member' },
  { from: 'applied', action: 'reject', by: 'moderator', to: 'rejected' },
  ...asks.map((from) => ({ from, action: 'invite' as const, by: 'moderator' as const, to: 'invited' as const })),
  { from: 'invited', action: 'join', by: 'self', to: 'member' },
  ...[...asks, 'applied' as const, 'invited' as const].map((from) => ({
    from,
    action: 'enter' as const,
    by: 'self' as const,
    to: 'member' as const,
    guard: 'by a letter or link that lasts',
  })),
  { from: 'invited', action: 'decline', by: 'self', to: 'declined' },
  { from: 'invited', action: 'expire', by: 'clock', to: 'none', guard: '14 days without an answer' },
  { from: 'invited', action: 'remove', by: 'moderator', to: 'none' },
  { from: 'member', action: 'leave', by: 'self', to: 'left' },
  { from: 'moderator', action: 'leave', by: 'self', to: 'left' },
  { from: 'member', action: 'remove', by: 'moderator', to: 'removed' },
  { from: 'moderator', action: 'remove', by: 'owner', to: 'removed' },
  ...ruled.map((from) => ({ from, action: 'ban' as const, by: 'moderator' as const, to: 'banned' as const })),
  { from: 'moderator', action: 'ban', by: 'owner', to: 'banned' },
  { from: 'banned', action: 'lift', by: 'moderator', to: 'none' },
  { from: 'banned', action: 'lapse', by: 'clock', to: 'none' },
  { from: 'member', action: 'promote', by: 'owner', to: 'moderator' },
  { from: 'moderator', action: 'demote', by: 'owner', to: 'member' },
  { from: 'member', action: 'transfer', by: 'owner', to: 'owner' },
  { from: 'moderator', action: 'transfer', by: 'owner', to: 'owner' },
  { from: 'owner', action: 'hand_over', by: 'self', to: 'moderator', guard: 'in the same moment as somebody else becomes the owner' },
])
export type ClubStanding = StateOf<typeof memberMachine>
export type MemberAction = ActionOf<typeof memberMachine>
export type MemberActor = ActorOf<typeof memberMachine>

export const standings = ['none', 'applied', 'invited', 'member', 'moderator', 'owner', 'declined', 'rejected', 'left', 'removed', 'banned'] as const
/** Those who are in the club. */
export const inClub = ['member', 'moderator', 'owner'] as const
export const isIn = (standing: ClubStanding): boolean => (inClub as readonly ClubStanding[]).includes(standing)
export const runs = (standing: ClubStanding): boolean => standing === 'moderator' || standing === 'owner'

/** An owner may do what a moderator may. */
export function moved(from: ClubStanding, action: MemberAction, by: MemberActor): ClubStanding | undefined {
  return next(memberMachine, from, action, by) ?? (by === 'owner' ? next(memberMachine, from, action, 'moderator') : undefined)
}

export const INVITATION_DAYS = 14
/** Days after which somebody who was rejected may ask again. */
export const ASK_AGAIN_DAYS = 30
const DAY = 86_400_000
export const maySayItAgain = (changed_at: Date, now: Date): boolean => now.getTime() >= changed_at.getTime() + ASK_AGAIN_DAYS * DAY
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)

/** How one comes in by oneself, if at all. */
export const wayInto = (joining: Joining, standing: ClubStanding): 'join' | 'apply' | undefined =>
  standing === 'invited' || joining === 'open' ? 'join' : joining === 'request' ? 'apply' : undefined

/** Nobody can ask to join what nobody else knows of. */
export const isPossible = (visibility: Visibility, joining: Joining): boolean => visibility !== 'hidden' || joining === 'invitation'

/** An invitation or a ban that is over counts as none, even before the clock has put it away. */
export function standingAt({ standing, ends_at }: { readonly standing: ClubStanding; readonly ends_at: Date | null }, now: Date): ClubStanding {
  return (standing === 'invited' || standing === 'banned') && ends_at !== null && ends_at <= now ? 'none' : standing
}

export const WEEKS_SHOWN = 12
interface Moves {
  readonly joined: number
  readonly gone: number
}
/** Members at the end of each week, counted back from now. The newest week comes first. */
export function membersByWeek<Week extends Moves>(now: number, weeks: readonly Week[]): (Week & { members: number })[] {
  let members = now
  return weeks.map((week) => {
    const at_its_end = members
    members -= week.joined - week.gone
    return { ...week, members: at_its_end }
  })
}

export const foundable = (count: number, limit: number | undefined) =>
  limit !== undefined && count >= limit ? refuse('club.limit', { limit, plan_limit: 'clubs' }) : undefined
