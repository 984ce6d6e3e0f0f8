import { type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'

/** A frame takes sixteen pages; an exhibit three frames. */
export const FRAME = 16
export const MOST_PAGES = 48
/** Exhibits of one exhibition, and members of its jury. */
export const MOST_EXHIBITS = 100
export const MOST_JUDGES = 9

export const exhibitClasses = [
  ...(['traditional', 'postal_history', 'postal_stationery', 'aerophilately', 'astrophilately', 'thematic', 'maximaphily', 'revenue'] as const),
  ...(['picture_postcards', 'open', 'modern', 'one_frame', 'youth_a', 'youth_b', 'youth_c', 'literature'] as const),
] as const
export type ExhibitClass = (typeof exhibitClasses)[number]

const LIVE = ['entered', 'accepted', 'on_show', 'judged'] as const
const AGAIN = ['none', 'declined', 'withdrawn'] as const
export const exhibitMachine = machine([
  ...AGAIN.map((from) => ({
    from,
    action: 'enter' as const,
    by: 'exhibitor' as const,
    to: 'entered' as const,
    guard: 'let in as a participant, every piece free, the date is not over',
  })),
  { from: 'entered', action: 'accept', by: 'organizer', to: 'accepted' },
  { from: 'entered', action: 'decline', by: 'organizer', to: 'declined' },
  { from: 'accepted', action: 'hang', by: 'organizer', to: 'on_show', guard: 'a jury is named' },
  { from: 'on_show', action: 'judge', by: 'judge', to: 'judged', guard: 'the last sheet of the jury; earlier ones leave it on show' },
  { from: 'judged', action: 'award', by: 'organizer', to: 'awarded', guard: 'every exhibit that the jury can judge is judged' },
  ...LIVE.map((from) => ({ from, action: 'withdraw' as const, by: 'exhibitor' as const, to: 'withdrawn' as const })),
  ...LIVE.map((from) => ({
    from,
    action: 'lapse' as const,
    by: 'clock' as const,
    to: 'withdrawn' as const,
    guard: 'the place or the event is gone',
  })),
])
export type ExhibitState = StateOf<typeof exhibitMachine>
export type ExhibitStatus = Exclude<ExhibitState, 'none'>
export const exhibitStatuses = ['entered', 'accepted', 'declined', 'on_show', 'judged', 'awarded', 'withdrawn'] as const
export const step = (from: ExhibitState, action: (typeof exhibitMachine)[number]['action'], by: ActorOf<typeof exhibitMachine>) =>
  next(exhibitMachine, from, action, by) as ExhibitStatus | undefined
/** What visitors walk past. */
export const onShow = ['on_show', 'judged', 'awarded'] as const
export const isOnShow = (status: string): boolean => (onShow as readonly string[]).includes(status)
export const isAsked = (status: ExhibitState): boolean => (AGAIN as readonly string[]).includes(status)
/** Its pages are arranged until they hang. */
export const isArranged = (status: ExhibitState): boolean => status === 'entered' || status === 'accepted'

interface Ballot {
  readonly status: string
  readonly is_own: boolean
  readonly ends_at: Date | null
}
/** Visitors vote for what hangs and is not their own, until the exhibition is over. */
export const mayVote = ({ status, is_own, ends_at }: Ballot, now: Date): boolean => isOnShow(status) && !is_own && ends_at !== null && ends_at > now
/** Until then nobody knows how it stands, so that nobody votes for who leads. */
export const isCounted = (ends_at: Date | null, now: Date): boolean => ends_at !== null && ends_at <= now

const THEMATIC = [
  { key: 'title_and_plan', most: 15 },
  { key: 'development', most: 15 },
  { key: 'innovation', most: 5 },
  { key: 'thematic_knowledge', most: 15 },
  { key: 'philatelic_knowledge', most: 15 },
  { key: 'condition', most: 10 },
  { key: 'rarity', most: 20 },
  { key: 'presentation', most: 5 },
] as const
const OTHERS = [
  { key: 'treatment', most: 30 },
  { key: 'knowledge', most: 35 },
  { key: 'condition_and_rarity', most: 30 },
  { key: 'presentation', most: 5 },
] as const
export type CriterionKey = (typeof THEMATIC | typeof OTHERS)[number]['key']
export const criterionKeys = [...THEMATIC, ...OTHERS.slice(0, 3)].map(({ key }) => key) as [CriterionKey, ...CriterionKey[]]
/** The mark sheet of a class: 100 marks together. */
export const criteriaOf = (of: ExhibitClass): readonly { readonly key: CriterionKey; readonly most: number }[] =>
  of === 'thematic' ? THEMATIC : OTHERS
export function fitsSheet(of: ExhibitClass, marks: readonly number[]): boolean {
  const criteria = criteriaOf(of)
  return marks.length === criteria.length && marks.every((mark, at) => mark >= 0 && mark <= criteria[at]!.most)
}
/** What counts of several sheets is the median of each line; between two it is rounded up, for the exhibitor. */
export function medians(sheets: readonly (readonly number[])[]): number[] {
  return (sheets[0] ?? []).map((_, line) => {
    const sorted = sheets.map((marks) => marks[line]!).toSorted((a, b) => a - b)
    return Math.ceil((sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2)
  })
}
export const sum = (marks: readonly number[]): number => marks.reduce((all, one) => all + one, 0)

export const medals = ['large_gold', 'gold', 'large_vermeil', 'vermeil', 'large_silver', 'silver', 'silver_bronze', 'bronze'] as const
export type Medal = (typeof medals)[number]
/** From 95 on large gold, each five fewer the next one, to bronze from 60. */
export const medalOf = (marks: number): Medal | null => medals.find((_, at) => marks >= 95 - 5 * at) ?? null

interface Place {
  readonly role: 'Participant' | 'Visitor'
  readonly status: string
  readonly ends_at: Date
}
/** Visitors come to look; whoever takes part and is let in shows something, until the date is over. */
export const mayShow = ({ role, status, ends_at }: Place, now: Date): boolean =>
  role === 'Participant' && (status === 'Accepted' || status === 'checked_in') && ends_at > now

interface Hung {
  readonly position: number
  readonly stamp_item_id: string
}
/** Each piece and each place once, and an exhibit of one frame in one. */
export function isHung(of: ExhibitClass, pages: readonly Hung[]): boolean {
  const [places, items] = [new Set(pages.map(({ position }) => position)), new Set(pages.map(({ stamp_item_id }) => stamp_item_id))]
  return places.size === pages.length && items.size === pages.length && (of !== 'one_frame' || Math.max(...places) <= FRAME)
}
