import { DAY } from '#kernel/calendar-date.ts'
import { machine, type StateOf } from '#kernel/machine.ts'
import { opens, type Permission } from '#kernel/permission.ts'

export const paidPlans = ['basic', 'premium', 'business'] as const
export type PaidPlan = (typeof paidPlans)[number]
export const planCodes = ['free', ...paidPlans] as const
export type PlanCode = (typeof planCodes)[number]
export const cycles = ['monthly', 'yearly'] as const
export type Cycle = (typeof cycles)[number]

export const subscriptionMachine = machine([
  { from: 'incomplete', action: 'pay', by: 'system', to: 'active' },
  { from: 'incomplete', action: 'fail', by: 'system', to: 'expired', guard: 'the card was declined' },
  { from: 'incomplete', action: 'give_up', by: 'member', to: 'expired' },
  { from: 'incomplete', action: 'expire', by: 'clock', to: 'expired', guard: 'unpaid for a day' },
  { from: 'trialing', action: 'pay', by: 'system', to: 'active', guard: 'paid before or at the end of the trial' },
  { from: 'trialing', action: 'fail', by: 'system', to: 'expired', guard: 'no card, or it was declined, at the end of the trial' },
  { from: 'trialing', action: 'cancel', by: 'member', to: 'cancelling' },
  { from: 'active', action: 'fall_due', by: 'system', to: 'past_due', guard: 'the first try of a renewal failed' },
  { from: 'active', action: 'cancel', by: 'member', to: 'cancelling' },
  { from: 'past_due', action: 'pay', by: 'system', to: 'active' },
  { from: 'past_due', action: 'fail', by: 'system', to: 'expired', guard: 'the last try failed' },
  { from: 'past_due', action: 'cancel', by: 'member', to: 'expired', guard: 'nothing is on its way from the card' },
  { from: 'cancelling', action: 'resume', by: 'member', to: 'active', guard: 'the period is paid and not over' },
  { from: 'cancelling', action: 'resume_trial', by: 'member', to: 'trialing', guard: 'the trial is not over' },
  { from: 'cancelling', action: 'pay', by: 'system', to: 'active', guard: 'another plan was paid for meanwhile' },
  { from: 'cancelling', action: 'expire', by: 'clock', to: 'expired', guard: 'the period is over' },
  { from: 'active', action: 'charge_back', by: 'system', to: 'expired', guard: 'the bank has given the payment of its period back' },
  { from: 'past_due', action: 'charge_back', by: 'system', to: 'expired', guard: 'the bank has given the payment of its period back' },
  { from: 'cancelling', action: 'charge_back', by: 'system', to: 'expired', guard: 'the bank has given the payment of its period back' },
])
export type SubscriptionStatus = StateOf<typeof subscriptionMachine>

export const TRIAL_DAYS = 14
/** Days between the mail of a coming charge and the charge. */
export const WARNED_DAYS = 3
/** Hours that a payment waits for 3-D Secure while the payer is present. */
export const OPEN_HOURS = 24
/** Dunning: days after the first failure; the plan stays active for these seven days. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

export const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY)

/** Next attempt after the first failure; undefined after the last one. */
export function nextTry(first_failure: Date, failures: number): Date | undefined {
  const days = RETRY_DAYS[failures - 1]
  return days === undefined ? undefined : later(first_failure, days)
}

/** Calendar months in UTC: the 31st becomes the last day of shorter months, then the 31st again. */
export function addMonths(anchor: Date, months: number): Date {
  const first = new Date(anchor)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchor.getUTCDate(), last))
  return first
}

/** End of the period that begins at `from`, counted from the anchor. */
export function periodEnd(anchor: Date, from: Date, cycle: Cycle): Date {
  const step = cycle === 'yearly' ? 12 : 1
  let months = step
  while (addMonths(anchor, months) <= from) months += step
  return addMonths(anchor, months)
}

/** A renewal more than a week late (server down) starts its period now, so that past time is not charged. */
export const renewalStart = (period_end: Date, now: Date) => (now.getTime() - period_end.getTime() > 7 * DAY ? now : period_end)

export interface Period {
  readonly start: Date
  readonly end: Date
}
/** Pro rata value in minor units of the rest of a period, by whole seconds; rounded half to even. */
export function worth(amount: number, { start, end }: Period, from: Date): number {
  const whole = BigInt(Math.floor((end.getTime() - start.getTime()) / 1000))
  const left = BigInt(Math.min(Math.max(Math.floor((end.getTime() - from.getTime()) / 1000), 0), Number(whole)))
  if (whole === 0n) return 0
  const product = BigInt(amount) * left
  const [cents, rest] = [product / whole, (product % whole) * 2n]
  const up = rest > whole || (rest === whole && cents % 2n === 1n)
  return Number(up ? cents + 1n : cents)
}

export interface HeldPlan {
  readonly plan: PaidPlan
  readonly cycle: Cycle
  readonly amount: number
  readonly period: Period
}
export interface Price {
  readonly plan: PlanCode
  readonly cycle: Cycle
  readonly amount: number
}
export type PlanChange = 'same' | 'now' | 'at_end'

/** An upgrade, or yearly instead of monthly, takes effect at once; a downgrade at the end of the period. */
export function changeOf(held: Pick<HeldPlan, 'plan' | 'cycle'>, wanted: Pick<Price, 'plan' | 'cycle'>): PlanChange {
  const [from, to] = [planCodes.indexOf(held.plan), planCodes.indexOf(wanted.plan)]
  if (from === to && held.cycle === wanted.cycle) return 'same'
  if (to < from || (held.cycle === 'yearly' && wanted.cycle === 'monthly')) return 'at_end'
  return 'now'
}

/** Upgrade price in minor units: the difference for the rest of the period, or a new year minus the rest of the month. Never negative. */
export function prorated(held: HeldPlan, wanted: Price, at: Date): { amount: number; anew: boolean } {
  const anew = held.cycle !== wanted.cycle
  if (anew) return { amount: Math.max(wanted.amount - worth(held.amount, held.period, at), 0), anew }
  return { amount: worth(Math.max(wanted.amount - held.amount, 0), held.period, at), anew }
}

/** The cheapest plan with this permission. */
export function planFor<P extends { permissions: readonly string[] }>(plans: readonly P[], permission: Permission): P | undefined {
  return plans.find(({ permissions }) => opens(permissions, permission))
}
/** The cheapest plan with a higher limit. */
export function planWithRoom<P extends { limits: Readonly<Record<string, number>> }>(plans: readonly P[], name: string, most: number): P | undefined {
  return plans.find(({ limits }) => (limits[name] ?? Number.POSITIVE_INFINITY) > most)
}
export interface PlanHolds {
  readonly permissions: Iterable<string>
  readonly limits: Readonly<Record<string, number>>
}

/** What a plan already offers: permissions that an operation requires and limits that are enforced. */
export const promised = ({ permissions, limits }: PlanHolds, asked: ReadonlySet<string>, counts: Readonly<Record<string, unknown>>) => ({
  permissions: [...permissions].filter((permission) => asked.has(permission)).sort(),
  limits: Object.fromEntries(Object.entries(limits).filter(([name]) => Object.hasOwn(counts, name))),
})

interface PlanAmounts {
  readonly permissions: readonly string[]
  readonly limits: Readonly<Record<string, number>>
}
interface Right {
  readonly permission: string
  readonly limit: string | null
}
/** 0: not included; Infinity: unlimited. */
export function amountOf({ permissions, limits }: PlanAmounts, { permission, limit }: Right): number {
  if (!permissions.includes(permission)) return 0
  return (limit === null ? undefined : limits[limit]) ?? Number.POSITIVE_INFINITY
}

/** Rows that at least one plan includes, those without numbers first; a row with numbers only if some plan limits it. */
export function rightsOf<R extends Right>(plans: readonly PlanAmounts[], rights: readonly R[]): readonly R[] {
  const shown = rights.filter((right) => {
    const amounts = plans.map((plan) => amountOf(plan, right))
    return right.limit === null ? amounts.some((n) => n > 0) : amounts.some((n) => n > 0 && Number.isFinite(n))
  })
  return [...shown.filter(({ limit }) => limit === null), ...shown.filter(({ limit }) => limit !== null)]
}

/** Rows in which a plan offers more than the one before; undefined if it offers less in any, because "everything in … and" would be false. */
export function moreThan<R extends Right>(plan: PlanAmounts, before: PlanAmounts, rights: readonly R[]): readonly R[] | undefined {
  if (rights.some((right) => amountOf(plan, right) < amountOf(before, right))) return undefined
  return rights.filter((right) => amountOf(plan, right) > amountOf(before, right))
}

/** The right that a refusal for this permission is called by: the longest name of a permission or family that fits. */
export function rightFor<R extends Right & { readonly covers: readonly string[] }>(rights: readonly R[], permission: string): R | undefined {
  const length = (right: R) => Math.max(0, ...right.covers.filter((name) => fits(name, permission)).map((name) => name.length))
  return rights.reduce<R | undefined>((best, right) => (length(right) > (best ? length(best) : 0) ? right : best), undefined)
}
const fits = (name: string, permission: string) => (name.endsWith('.*') ? permission.startsWith(name.slice(0, -1)) : name === permission)

interface Held {
  readonly status: SubscriptionStatus
  readonly plan: string
  readonly cycle: string
}
export const planMoves = ['trial_began', 'trial_ends', 'bought', 'changed', 'stopped', 'resumed', 'ended', 'taken_back'] as const
export type PlanMove = (typeof planMoves)[number]
/** The change to notify the member of; an agreed renewal is none. */
export function planMove(before: Held, after: Held): PlanMove | undefined {
  if (after.status === 'expired') return before.status === 'incomplete' ? undefined : 'ended'
  if (after.status === 'active' && (before.status === 'incomplete' || before.status === 'trialing')) return 'bought'
  if (after.status === 'cancelling' && before.status !== 'cancelling') return 'stopped'
  if (before.plan !== after.plan || before.cycle !== after.cycle) return 'changed'
  return before.status === 'cancelling' && after.status !== 'cancelling' ? 'resumed' : undefined
}
