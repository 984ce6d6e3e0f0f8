import { DAY } from '#kernel/calendar-date.ts'
import { machine, type StateOf } from '#kernel/machine.ts'

/** A proposal from its sending to its end. A vote changes no state: the clock counts when the time is over. */
export const proposalMachine = machine([
  { from: 'Voting', action: 'withdraw', by: 'proposer', to: 'Withdrawn' },
  { from: 'Voting', action: 'accept', by: 'clock', to: 'Accepted', guard: 'quorum and majority in favour' },
  { from: 'Voting', action: 'accept', by: 'moderator', to: 'Accepted' },
  { from: 'Voting', action: 'reject', by: 'clock', to: 'Rejected', guard: 'quorum and majority against' },
  { from: 'Voting', action: 'reject', by: 'moderator', to: 'Rejected' },
  { from: 'Voting', action: 'refer', by: 'clock', to: 'Undecided', guard: 'no quorum, no majority, or its proposer is away' },
  { from: 'Voting', action: 'outdate', by: 'clock', to: 'Stale', guard: 'accepted, but what it is based on has changed' },
  { from: 'Voting', action: 'outdate', by: 'moderator', to: 'Stale', guard: 'accepted, but what it is based on has changed' },
  { from: 'Undecided', action: 'withdraw', by: 'proposer', to: 'Withdrawn' },
  { from: 'Undecided', action: 'accept', by: 'moderator', to: 'Accepted' },
  { from: 'Undecided', action: 'reject', by: 'moderator', to: 'Rejected' },
  { from: 'Undecided', action: 'outdate', by: 'moderator', to: 'Stale', guard: 'accepted, but what it is based on has changed' },
  { from: 'Stale', action: 'renew', by: 'proposer', to: 'Voting' },
  { from: 'Stale', action: 'withdraw', by: 'proposer', to: 'Withdrawn' },
  { from: 'Stale', action: 'lapse', by: 'clock', to: 'Withdrawn', guard: 'fourteen days without an answer' },
])
export type ProposalStatus = StateOf<typeof proposalMachine>

export const COINS = { new: 10, correction: 5 } as const
/** Proposals of one member that are not decided. */
export const MOST_OPEN = 20
export const VOTING_DAYS = 7
export const STALE_DAYS = 14

const HOUR = DAY / 24
export const LEAST_VOTERS = 5
const QUORUM = { voters: LEAST_VOTERS, weight: 400 }
const MAJORITY = 0.7
/** So clear that nobody waits for the seventh day; a day stays for whoever was asleep. */
const CLEAR = { weight: 1_000, share: 0.9, hours: 24 }

export interface Tally {
  readonly voters: number
  readonly in_favour: number
  readonly against: number
}

/** What the vote has come to. */
export function verdict({ voters, in_favour, against }: Tally): 'accept' | 'reject' | 'refer' {
  const weight = in_favour + against
  if (voters < QUORUM.voters || weight < QUORUM.weight) return 'refer'
  if (in_favour >= MAJORITY * weight) return 'accept'
  return against >= MAJORITY * weight ? 'reject' : 'refer'
}

/** When the vote ends: after seven days, or after one when it is clear. A later vote that makes it unclear again gives the days back. */
export function closesAt(opened_at: Date, { voters, in_favour, against }: Tally, now: Date): Date {
  const weight = in_favour + against
  const clear = voters >= QUORUM.voters && weight >= CLEAR.weight && Math.max(in_favour, against) >= CLEAR.share * weight
  if (!clear) return new Date(opened_at.getTime() + VOTING_DAYS * DAY)
  return new Date(Math.max(opened_at.getTime() + CLEAR.hours * HOUR, now.getTime()))
}

export interface Standing {
  readonly was_right: number
  readonly was_wrong: number
}
/** Ten judgements for each further step of weight. */
const STEP = 10
const STEPS = 3
/** So many votes in favour between two members in a month weigh fully: friends who carry each other weigh less and less. */
const FRIENDLY = 5

/**
 * Weight of a vote, 1 to 300: the share of times somebody was right, begun at one half, times one to three for how often they were judged. A newcomer
 * has 50, who was right twenty times in a row 286, and who was wrong as often 14.
 */
export function weightOf({ was_right, was_wrong }: Standing, exchanged = 0): number {
  const judged = was_right + was_wrong
  const accuracy = (was_right + 1) / (judged + 2)
  const steps = Math.min(STEPS, 1 + judged / STEP)
  return Math.max(1, Math.round((100 * accuracy * steps) / (1 + Math.floor(exchanged / FRIENDLY))))
}

export type Facts = Readonly<Record<string, unknown>>

/** Both say the same, whatever the order of numbers, topics and keys. */
export const isSame = (one: unknown, other: unknown): boolean => told(one) === told(other)

function told(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => (typeof one === 'object' ? `${one.type}:${one.number}` : one)).sort())
  return JSON.stringify(value)
}

/** Fields of the proposal that say something else than what stands there. */
export const differing = (given: Facts, present: Facts): string[] => Object.keys(given).filter((field) => !isSame(given[field], present[field]))

/** Fields whose base is not what stands there now. */
export const outdated = (base: Facts, present: Facts): string[] => Object.keys(base).filter((field) => !isSame(base[field], present[field]))
