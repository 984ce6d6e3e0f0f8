import { DAY } from '#kernel/calendar-date.ts'
import { type ActionOf, type ActorOf, machine, type StateOf } from '#kernel/machine.ts'

const open = ['opened', 'clarification-requested', 'flag-removal-request'] as const

/** A ticket from the flag to its end. A vote changes no state: the clock counts when the time is over; without a quorum it stays open for a moderator. */
export const flagMachine = machine([
  { from: 'opened', action: 'ask', by: 'voter', to: 'clarification-requested', guard: 'once for each voter; the clock of the vote stands still' },
  { from: 'opened', action: 'ask', by: 'moderator', to: 'clarification-requested' },
  { from: 'clarification-requested', action: 'answer', by: 'owner', to: 'opened' },
  { from: 'clarification-requested', action: 'answer', by: 'flagger', to: 'opened' },
  {
    from: 'clarification-requested',
    action: 'go_on',
    by: 'clock',
    to: 'opened',
    guard: 'the owner was silent for seven days, or whoever was asked in an appeal',
  },
  {
    from: 'clarification-requested',
    action: 'decline',
    by: 'clock',
    to: 'declined',
    guard: 'the flagger was silent for seven days, or the item is gone; not in an appeal',
  },
  { from: 'opened', action: 'request_removal', by: 'owner', to: 'flag-removal-request', guard: 'the item is not as it was flagged' },
  { from: 'flag-removal-request', action: 'agree', by: 'flagger', to: 'resolved' },
  { from: 'flag-removal-request', action: 'disagree', by: 'flagger', to: 'opened', guard: 'once' },
  { from: 'flag-removal-request', action: 'resolve', by: 'moderator', to: 'resolved' },
  { from: 'flag-removal-request', action: 'resolve', by: 'clock', to: 'resolved', guard: 'seven days of silence, and the item is changed' },
  {
    from: 'flag-removal-request',
    action: 'go_on',
    by: 'clock',
    to: 'opened',
    guard: 'seven days of silence, and the item is again as it was flagged',
  },
  { from: 'flag-removal-request', action: 'decline', by: 'clock', to: 'declined', guard: 'the item is gone' },
  { from: 'opened', action: 'accept', by: 'clock', to: 'accepted', guard: 'five voters, and 70 % of their weight' },
  { from: 'opened', action: 'reject', by: 'clock', to: 'rejected', guard: 'five voters, and 70 % of their weight' },
  { from: 'opened', action: 'decline', by: 'clock', to: 'declined', guard: 'the item is gone; not in an appeal' },
  { from: 'opened', action: 'withdraw', by: 'flagger', to: 'declined', guard: 'nobody has voted, and nobody has joined' },
  ...open.flatMap(
    (from) =>
      [
        { from, action: 'accept', by: 'moderator', to: 'accepted', guard: 'no jury decides it; not the appeal against an own decision' },
        { from, action: 'reject', by: 'moderator', to: 'rejected', guard: 'no jury decides it; not the appeal against an own decision' },
        { from, action: 'decline', by: 'moderator', to: 'declined', guard: 'not while an appeal is heard' },
      ] as const,
  ),
  { from: 'accepted', action: 'mend', by: 'owner', to: 'resolved', guard: 'the item is not as it was flagged' },
  { from: 'accepted', action: 'appeal', by: 'owner', to: 'opened', guard: 'once, within fourteen days' },
  { from: 'rejected', action: 'appeal', by: 'flagger', to: 'opened', guard: 'once, within fourteen days' },
])
export type FlagStatus = StateOf<typeof flagMachine>
export type FlagAction = ActionOf<typeof flagMachine>
export type FlagActor = ActorOf<typeof flagMachine>

export const flagStatuses = ['opened', 'accepted', 'rejected', 'declined', 'resolved', 'clarification-requested', 'flag-removal-request'] as const
export const openStatuses = open
export const isOpen = (status: FlagStatus): boolean => (open as readonly FlagStatus[]).includes(status)

/** Coins: for a flag that was right, and for one that was not. */
export const STAKES = { correct: 50, incorrect: 100 } as const
export const VOTING_DAYS = 7
/** Days for an answer, and for an objection of the flagger. */
export const ANSWER_DAYS = 7
export const APPEAL_DAYS = 14
/** Open flags of one member. */
export const MOST_OPEN = 10
/** Members who flag the same item together. */
export const MOST_TOGETHER = 10
/** Coins for what is corrected before the jury speaks: of one owner once in this time, to one flagger so often. */
export const MENDED_AGAIN_DAYS = 30
export const MOST_MENDED = 3
/** A member flags the same item again so long after a flag of theirs was declined or taken back. */
export const REFLAG_DAYS = 30
/** Messages of one member in one flag. */
export const MOST_MESSAGES = 30
/** Whoever has dealt with a party in this time has no vote. */
export const PARTNER_MONTHS = 12
/** Times that the clock may be stopped by questions. */
export const MOST_QUESTIONS = 3

export const fields = ['identification', 'perforation', 'gum', 'condition', 'forgeries', 'pictures', 'coins'] as const
export type FlagField = (typeof fields)[number]
const FIELD_OF: Readonly<Record<string, FlagField>> = {
  ...{ wrong_identification: 'identification', wrong_variety: 'identification', wrong_country_year: 'identification' },
  ...{ bad_catalogue_number: 'identification', wrong_catalogue_value: 'identification', reperforated: 'perforation' },
  ...{ hinged_as_mnh: 'gum', regummed: 'gum', overgraded_centring: 'condition', altered: 'condition', undisclosed_fault: 'condition' },
  ...{ forged_stamp: 'forgeries', forged_overprint: 'forgeries', forged_cancel: 'forgeries', copied_image: 'pictures' },
  ...{ counterfeit_coin: 'coins', altered_coin: 'coins', wrong_metal: 'coins', unmarked_replica: 'coins' },
}
/** The field that a reason is judged in; undefined for what moderators decide without a jury and without coins. */
export const fieldOf = (reason: string): FlagField | undefined => (Object.hasOwn(FIELD_OF, reason) ? FIELD_OF[reason] : undefined)

/** Facts of an item that a flag can be about: it is mended when one of them is another than when it was flagged. */
export const FACTS = [
  ...(['name', 'item_kind', 'country', 'year_issued', 'denomination', 'condition', 'grade', 'grade_scale', 'color', 'quality', 'gum'] as const),
  ...(['faults', 'format', 'shape', 'perforation', 'separation', 'gauge_top', 'gauge_right', 'gauge_bottom', 'gauge_left', 'watermark'] as const),
  ...(['paper', 'printing', 'metal', 'edge', 'mint_mark', 'weight_g', 'diameter_mm', 'certificate_body', 'certificate_number'] as const),
  ...(['certificate_opinion', 'estimated_catalogue_value', 'catalogue_number', 'description', 'media_ids'] as const),
] as const
export type FrozenItem = Readonly<Partial<Record<(typeof FACTS)[number], unknown>>>
export const frozenOf = (item: FrozenItem): FrozenItem => Object.fromEntries(FACTS.map((fact) => [fact, item[fact] ?? null]))
export const changedFacts = (frozen: FrozenItem, now: FrozenItem): string[] => FACTS.filter((fact) => told(frozen[fact]) !== told(now[fact]))
/** A row read from JSON has its keys in another order than one that was just made. */
function told(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(told))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)
export const mayAppeal = (decided_at: Date, round: number, now: Date): boolean => round === 1 && now < after(decided_at, APPEAL_DAYS)
/** A stop of the clock gives back what was left of the vote, one day at least. */
export const leftOfVote = (due_at: Date, now: Date): number => Math.max(due_at.getTime() - now.getTime(), DAY)

/** What a decision moves for each flagger: of a first one, and of an appeal that turns it round. */
export function coinsOf(verdict: 'accepted' | 'rejected', before: 'accepted' | 'rejected' | null): number {
  const of = (one: 'accepted' | 'rejected') => (one === 'accepted' ? STAKES.correct : -STAKES.incorrect)
  return before === null ? of(verdict) : of(verdict) - of(before)
}

/** No jury decides it, or none any more: a moderator does. */
export const waitsForModerator = ({ field, referred_at }: { field: string | null; referred_at: Date | null }): boolean =>
  field === null || referred_at !== null

/** Whether another member can still join a flag: while it is voted about for the first time. Later they would know how it ends. */
export function isJoinable(ticket: { status: FlagStatus; round: number; referred_at: Date | null; due_at: Date | null }, now: Date): boolean {
  const { status, round, referred_at, due_at } = ticket
  return (status === 'opened' || status === 'clarification-requested') && round === 1 && !referred_at && (!due_at || due_at > now)
}
