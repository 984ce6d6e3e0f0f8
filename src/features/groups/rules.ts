import { type ActionOf, type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'

export const standings = ['member', 'admin', 'owner', 'left', 'removed'] as const
const OUT = ['none', 'left', 'removed'] as const

/** How a member stands to a group. `self` is that member; whatever an admin may do, the owner may too. In the group of a club the club does all of it. */
export const groupMachine = machine([
  ...OUT.map((from) => ({ from, action: 'add' as const, by: 'admin' as const, to: 'member' as const, guard: 'the two know each other' })),
  { from: 'none', action: 'join', by: 'self', to: 'member', guard: 'by a link that has not ended' },
  { from: 'left', action: 'join', by: 'self', to: 'member', guard: 'by a link that has not ended' },
  { from: 'member', action: 'leave', by: 'self', to: 'left' },
  { from: 'admin', action: 'leave', by: 'self', to: 'left' },
  { from: 'owner', action: 'leave', by: 'self', to: 'left', guard: 'nobody else is in it: the group ends' },
  { from: 'member', action: 'remove', by: 'admin', to: 'removed' },
  { from: 'admin', action: 'remove', by: 'owner', to: 'removed' },
  { from: 'member', action: 'promote', by: 'owner', to: 'admin' },
  { from: 'admin', action: 'demote', by: 'owner', to: 'member' },
  { from: 'member', action: 'hand_over', by: 'owner', to: 'owner', guard: 'the owner becomes an admin in the same moment' },
  { from: 'admin', action: 'hand_over', by: 'owner', to: 'owner', guard: 'the owner becomes an admin in the same moment' },
])
export type GroupStanding = StateOf<typeof groupMachine>
export type GroupAction = ActionOf<typeof groupMachine>
type GroupActor = ActorOf<typeof groupMachine>

export const isIn = (standing: GroupStanding): boolean => standing === 'member' || standing === 'admin' || standing === 'owner'
export const runs = (standing: GroupStanding): boolean => standing === 'admin' || standing === 'owner'

/** An owner may do what an admin may. */
export function moved(from: GroupStanding, action: GroupAction, by: GroupActor): GroupStanding | undefined {
  return next(groupMachine, from, action, by) ?? (by === 'owner' ? next(groupMachine, from, action, 'admin') : undefined)
}

/** What somebody reads who joins later. */
export const histories = ['joining', 'all'] as const
export type History = (typeof histories)[number]
/** What one hears of a group. */
export const hearings = ['all', 'mentions', 'nothing'] as const
export type Hearing = (typeof hearings)[number]

/** Members of a group that is not a club’s. */
export const MOST_MEMBERS = 250
/** Groups of one member: their list is read whole. */
export const MOST_GROUPS = 200
/** Groups whose messages every page of a member hears of. */
export const WATCHED = 30
/** In larger groups nobody sees who has read what. */
export const MARKS_UP_TO = 50
/** Members named in one message. */
export const MOST_NAMED = 10

export const LINK_DAYS = { least: 1, most: 30, usual: 7 } as const
export const LINK_USES = { least: 1, most: 250, usual: 25 } as const
/** Links of one group that have not ended. */
export const MOST_LINKS = 10

interface Marked {
  readonly last_seq: number
  readonly read_seq: number
  readonly from_seq: number
}
/** Whoever joins has nothing unread, also where they may read what was written before. */
export const unreadOf = ({ last_seq, read_seq, from_seq }: Marked): number => Math.max(0, last_seq - Math.max(read_seq, from_seq - 1))
/** The first message that somebody may read. */
export const firstSeen = (history: History, from_seq: number): number => (history === 'all' ? 1 : from_seq)

/** The standing in its group of somebody who stands so to the club. */
export const standingInClub = (standing: string): 'member' | 'admin' | 'owner' | undefined =>
  (({ member: 'member', moderator: 'admin', owner: 'owner' }) as const)[standing as 'member']

/** As in a conversation of two. */
export const LONGEST_WRITTEN = 4_000
export const PAGE_OF_HISTORY = 50
/** Typing is said at most so often, and believed for a little longer. */
export const TYPING_SAID_MS = 3_000
export const TYPING_SHOWN_MS = 5_000
/** As of conversations: older messages are no news. */
export const TOAST_STALE_MS = 18_000
export const TOAST_LASTS_MS = 8_000
