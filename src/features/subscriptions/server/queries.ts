import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Cycle, PaidPlan, SubscriptionStatus } from '../rules.ts'

const SUBSCRIPTION = [
  'id',
  'member_id',
  'plan',
  'cycle',
  'status',
  'amount',
  'currency',
  'anchor_at',
  'period_start',
  'period_end',
  'trial_ends_at',
  'next_plan',
  'next_cycle',
  'failures',
  'failed_at',
  'due_at',
  'warned_at',
  'created_at',
] as const
interface Typed {
  readonly plan: PaidPlan
  readonly cycle: Cycle
  readonly next_plan: PaidPlan | null
  readonly next_cycle: Cycle | null
  readonly status: SubscriptionStatus
}
const read = (db: Db) => db.selectFrom('subscriptions').select(SUBSCRIPTION)
type Raw = NonNullable<Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirst']>>>
export type SubscriptionRow = Omit<Raw, keyof Typed> & Typed

/** The subscription that has not expired. */
export async function findLive(db: Db, member_id: Id<'members'>): Promise<SubscriptionRow | undefined> {
  const row = await read(db).where('member_id', '=', member_id).where('status', '<>', 'expired').executeTakeFirst()
  return row as SubscriptionRow | undefined
}
export async function findSubscription(db: Db, id: Id<'subscriptions'>): Promise<SubscriptionRow | undefined> {
  return (await read(db).where('id', '=', id).executeTakeFirst()) as SubscriptionRow | undefined
}

/** The subscription whose running period this charge paid for; undefined if that period was paid by a later one. */
export async function paysThePeriod(db: Db, charge_id: Id<'subscription_charges'>): Promise<Id<'subscriptions'> | undefined> {
  const row = await db
    .selectFrom('subscription_charges as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select('s.id')
    .where('c.id', '=', charge_id)
    .where('c.status', '=', 'paid')
    .whereRef('c.ended_at', '>=', 's.period_start')
    .executeTakeFirst()
  return row?.id
}

export async function hadTrial(db: Db, member_id: Id<'members'>): Promise<boolean> {
  const found = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('member_id', '=', member_id)
    .where('trial_ends_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
export const standingOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('members').select(['plan', 'created_at']).where('id', '=', member_id).executeTakeFirstOrThrow()

const CHARGE = [
  'id',
  'subscription_id',
  'member_id',
  'kind',
  'plan',
  'cycle',
  'amount',
  'whole_amount',
  'currency',
  'period_start',
  'period_end',
  'status',
  'expires_at',
  'payment_id',
] as const
const readCharge = (db: Db) => db.selectFrom('subscription_charges').select(CHARGE)
type RawCharge = NonNullable<Awaited<ReturnType<ReturnType<typeof readCharge>['executeTakeFirst']>>>
export type ChargeRow = Omit<RawCharge, 'plan' | 'cycle' | 'kind' | 'status'> & {
  readonly plan: PaidPlan
  readonly cycle: Cycle
  readonly kind: 'start' | 'upgrade' | 'renewal'
  readonly status: 'open' | 'paid' | 'failed'
}

export async function findCharge(db: Db, id: Id<'subscription_charges'>): Promise<ChargeRow | undefined> {
  return (await readCharge(db).where('id', '=', id).executeTakeFirst()) as ChargeRow | undefined
}
export async function openCharge(db: Db, subscription_id: Id<'subscriptions'>): Promise<ChargeRow | undefined> {
  const row = await readCharge(db).where('subscription_id', '=', subscription_id).where('status', '=', 'open').executeTakeFirst()
  return row as ChargeRow | undefined
}
