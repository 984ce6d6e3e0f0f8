import { type ActionOf, type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'

/** A conversation of two. Whoever is not known to the other asks with one message; `asked` is the other. */
export const conversationMachine = machine([
  { from: 'none', action: 'open', by: 'writer', to: 'Open', guard: 'the other follows the writer, or the two have an order or a trade' },
  { from: 'none', action: 'ask', by: 'writer', to: 'Requested', guard: 'the other lets anybody write, or it is about a listing of theirs' },
  { from: 'Requested', action: 'meet', by: 'writer', to: 'Open', guard: 'the two are known to each other by now' },
  { from: 'Requested', action: 'accept', by: 'asked', to: 'Open' },
  { from: 'Requested', action: 'answer', by: 'asked', to: 'Open', guard: 'by writing back' },
  { from: 'Requested', action: 'decline', by: 'asked', to: 'Declined' },
  { from: 'Declined', action: 'meet', by: 'writer', to: 'Open', guard: 'the two are known to each other by now' },
  { from: 'Declined', action: 'answer', by: 'asked', to: 'Open', guard: 'by writing back' },
])
export type ConversationState = StateOf<typeof conversationMachine>
type ConversationAction = ActionOf<typeof conversationMachine>
type ConversationActor = ActorOf<typeof conversationMachine>
export const moved = (from: ConversationState, action: ConversationAction, by: ConversationActor) => next(conversationMachine, from, action, by)

/** Who may write without asking first. `known`: nobody else may even ask, except about a listing. */
export const writersAllowed = ['anyone', 'known'] as const
export type WritersAllowed = (typeof writersAllowed)[number]

export interface WriteFacts {
  readonly status: ConversationState
  /** The writer is the one who was asked. */
  readonly is_asked: boolean
  /** The other follows the writer, or the two have an order or a trade. */
  readonly is_known: boolean
  readonly who_may_write: WritersAllowed
  /** It is about a listing of the other. */
  readonly about_listing: boolean
}
export type WriteWay = 'send' | 'open' | 'ask' | 'meet' | 'answer'
/** Whether a message may be written, and what writing it does; or why not. Whoever was declined reads the same as whoever waits. */
export function wayToWrite({ status, is_asked, is_known, who_may_write, about_listing }: WriteFacts): WriteWay | 'waiting' | 'closed' {
  if (status === 'Open') return 'send'
  if (status === 'none') return is_known ? 'open' : who_may_write === 'known' && !about_listing ? 'closed' : 'ask'
  if (is_asked) return 'answer'
  return is_known ? 'meet' : 'waiting'
}

/** Requests that a member may begin in a day; fewer while the account is new. */
const MOST_REQUESTS = { settled: 20, young: 5 } as const
const YOUNG_DAYS = 7
const DAY = 86_400_000
export const mayAskAgain = (begun: number, member_since: Date, now: Date) =>
  begun < (now.getTime() - member_since.getTime() < YOUNG_DAYS * DAY ? MOST_REQUESTS.young : MOST_REQUESTS.settled)
/** More are not counted. */
export const REQUESTS_COUNTED = MOST_REQUESTS.settled

const EDIT_MS = 15 * 60_000
export const isEditable = (sent_at: Date, now: Date) => now.getTime() - sent_at.getTime() <= EDIT_MS

export const LONGEST_MESSAGE = 4_000
/** Pictures of one message. */
export const MOST_PICTURES = 8
/** Messages of one page of the history. */
export const HISTORY_PAGE = 50
/** A hint is not shown as a toast when the message is older. */
export const TOAST_STALE_MS = 18_000
export const TOAST_LASTS_MS = 8_000
/** Typing is said at most so often, and believed for a little longer. */
export const TYPING_SAID_MS = 3_000
export const TYPING_SHOWN_MS = 5_000

/** One letter tells of all that was not read for so long. */
export const QUIET_S = 3_600

/** Kinds that are for sale or asked for by their owner: about those, anybody may ask. */
export const LISTING_NAMES: ReadonlySet<string> = new Set(['Product', 'Auction', 'Trade', 'Bounty'])

/** Messages before and after a reported one that moderators may open with it. */
export const REPORTED_BESIDE = 3
