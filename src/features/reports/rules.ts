import { DAY } from '#kernel/calendar-date.ts'
import { machine, type StateOf } from '#kernel/machine.ts'
import { some } from '#kernel/permission.ts'

/** A case from the first report to its end. Several members report the same thing into one open case. */
export const caseMachine = machine([
  { from: 'open', action: 'take', by: 'moderator', to: 'in_progress' },
  { from: 'in_progress', action: 'release', by: 'moderator', to: 'open' },
  { from: 'open', action: 'resolve', by: 'moderator', to: 'resolved', guard: 'with a measure and its reasons; not the own case' },
  { from: 'open', action: 'reject', by: 'moderator', to: 'rejected', guard: 'not the own case' },
  { from: 'in_progress', action: 'resolve', by: 'moderator', to: 'resolved', guard: 'with a measure and its reasons; not the own case' },
  { from: 'in_progress', action: 'reject', by: 'moderator', to: 'rejected', guard: 'not the own case' },
])
export type CaseStatus = StateOf<typeof caseMachine>
export const caseStatuses = ['open', 'in_progress', 'resolved', 'rejected'] as const satisfies readonly CaseStatus[]
export const isOpenCase = (status: CaseStatus) => status === 'open' || status === 'in_progress'

/** A decision until it stands for good or is taken back. */
export const decisionMachine = machine([
  { from: 'standing', action: 'appeal', by: 'member', to: 'appealed', guard: 'once, within six months' },
  { from: 'appealed', action: 'uphold', by: 'moderator', to: 'upheld', guard: 'another one than who decided' },
  { from: 'appealed', action: 'reverse', by: 'moderator', to: 'reversed', guard: 'another one than who decided' },
  { from: 'standing', action: 'reverse', by: 'moderator', to: 'reversed' },
  { from: 'upheld', action: 'reverse', by: 'moderator', to: 'reversed' },
])
export type DecisionStatus = StateOf<typeof decisionMachine>
export const decisionStatuses = ['standing', 'appealed', 'upheld', 'reversed'] as const satisfies readonly DecisionStatus[]

/** Why something is reported, and the rule of the terms that a decision names. */
export const reasons = ['spam', 'harassment', 'hate', 'fraud', 'forgery', 'prohibited', 'privacy', 'indecent', 'other'] as const
export type Reason = (typeof reasons)[number]
export const measures = ['warn', 'hide', 'remove', 'restrict', 'suspend'] as const
export type Measure = (typeof measures)[number]

/** What a restriction takes away: the permissions that writing, messages, selling and clubs ask for. */
export const SCOPES = {
  writing: ['posts.crud', 'comments.crud'],
  messages: ['marketplace.buying.chat_with_seller'],
  selling: ['marketplace.buying.crud', 'auctions.crud', 'marketplace.bounty.crud', 'my_store.crud'],
  clubs: ['clubs.crud', 'clubs.join'],
} as const
export const scopes = ['writing', 'messages', 'selling', 'clubs'] as const satisfies readonly (keyof typeof SCOPES)[]
export type Scope = (typeof scopes)[number]
export const withheldBy = (taken: readonly Scope[]): string[] => [...new Set(taken.flatMap((scope) => [...SCOPES[scope]]))].sort()

/** Open reports of one member: a hundred at once tell moderators less than ten. */
export const MOST_OPEN_REPORTS = 20
/** Cases that one act takes or closes. */
export const MOST_AT_ONCE = 50
export const MOST_ANSWERS = 100
export const APPEAL_DAYS = 180
export const LONGEST_DAYS = 365

export interface WantedMeasure {
  readonly measure?: Measure | undefined
  readonly scope?: Scope | undefined
  readonly days?: number | undefined
}
/** A measure with what it needs, and nothing that it has no use for. */
export function isWhole({ measure, scope, days }: WantedMeasure): boolean {
  if ((measure === 'restrict') !== (scope !== undefined)) return false
  if (measure === 'restrict') return days !== undefined
  return days === undefined || measure === 'hide' || measure === 'suspend'
}
export const endsAfter = (now: Date, days: number | undefined): Date | null => (days === undefined ? null : new Date(now.getTime() + days * DAY))
export const mayStillAppeal = (decided_at: Date, now: Date): boolean => now < endsAfter(decided_at, APPEAL_DAYS)!

/** Who looks after a family decides about its things without a report; who decides about reports decides about all. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Product: ['user.access.stores', 'user.access.supplies'],
  Store: ['user.access.stores'],
  Auction: ['user.access.auctions'],
  Club: ['user.access.clubs'],
  Event: ['user.access.events'],
}
export const FAMILY_MODERATORS = some(
  'user.access.flagged',
  'user.access.stores',
  'user.access.supplies',
  'user.access.auctions',
  'user.access.clubs',
  'user.access.events',
)
export const mayModerate = (permissions: ReadonlySet<string>, type: string | null): boolean =>
  permissions.has('user.access.flagged') || (FAMILIES[type ?? ''] ?? []).some((permission) => permissions.has(permission))
