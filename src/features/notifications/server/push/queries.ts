import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { PushAddress } from '#server/push/push.ts'
import { REFUSALS_ENOUGH } from '../../rules.ts'

type SubscriptionId = Id<'push_subscriptions'>

export const subscriptionsOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('push_subscriptions').select(['id', 'agent', 'created_at']).where('member_id', '=', member_id).orderBy('id').execute()

interface NewSubscription extends PushAddress {
  readonly member_id: Id<'members'>
  readonly session_id: string
  readonly agent: string
}
/** A browser that another member has used before now tells this one alone. */
export async function keepSubscription(tx: Tx, { member_id, session_id, endpoint, p256dh, auth, agent }: NewSubscription) {
  await sql`delete from push_subscriptions where endpoint = ${endpoint} and member_id <> ${member_id}`.execute(tx)
  const { rows } = await sql<{ id: SubscriptionId; agent: string; created_at: Date }>`
    insert into push_subscriptions (member_id, sign_in_id, endpoint, p256dh, auth, agent)
    select ${member_id}, s.sign_in_id, ${endpoint}, ${p256dh}, ${auth}, ${agent} from sessions s where s.id = ${session_id}
    on conflict (endpoint) do update set sign_in_id = excluded.sign_in_id, p256dh = excluded.p256dh, auth = excluded.auth, agent = excluded.agent, refusals = 0
    returning id, agent, created_at`.execute(tx)
  return rows[0]!
}
/** Beyond the limit the oldest go. */
export async function dropOldest(tx: Tx, member_id: Id<'members'>, most: number) {
  await sql`delete from push_subscriptions p where p.id in (
    select o.id from push_subscriptions o where o.member_id = ${member_id} order by o.id desc offset ${most})`.execute(tx)
}
export async function dropSubscription(tx: Tx, member_id: Id<'members'>, id: SubscriptionId): Promise<boolean> {
  const gone = await tx.deleteFrom('push_subscriptions').where('id', '=', id).where('member_id', '=', member_id).returning('id').execute()
  return gone.length > 0
}
/** Privacy: a browser is told nothing after its session has ended. */
export async function dropOfSessions(tx: Tx, session_ids: readonly string[]) {
  await sql`delete from push_subscriptions p using sessions s where s.id = any(${[...session_ids]}::uuid[]) and p.sign_in_id = s.sign_in_id
    and not exists (select from sessions o where o.sign_in_id = p.sign_in_id and o.ended_at is null)`.execute(tx)
}

/** Members of these who have a browser to tell. */
export async function withBrowsers(db: Db, members: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from push_subscriptions where member_id = any(${[...members]}::uuid[])`.execute(db)
  return new Set(rows.map(({ member_id }) => member_id))
}

interface ToPush {
  readonly member_id: Id<'members'>
  readonly dedupe_key: string
  /** When quiet hours end. */
  readonly not_before: Date | null
}
/** The browsers of each member of a notice. A group that goes on is told once a minute. */
export async function queueDeliveries(tx: Tx, told: readonly ToPush[]) {
  await sql`insert into push_deliveries (member_id, subscription_id, notification_id, due_at)
    select s.member_id, s.id, n.id, greatest(clock_timestamp(), max(t.not_before))
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(member_id uuid, dedupe_key text, not_before timestamptz)
    join lateral (
      select o.id from notifications o where o.member_id = t.member_id and o.dedupe_key = t.dedupe_key
      union all select a.notification_id from notification_actors a where a.member_id = t.member_id and a.dedupe_key = t.dedupe_key
    ) n on true join push_subscriptions s on s.member_id = t.member_id group by s.member_id, s.id, n.id
    on conflict (subscription_id, notification_id) do update
      set due_at = greatest(excluded.due_at, push_deliveries.sent_at + interval '1 minute'), sent_at = null, attempts = 0
      where push_deliveries.sent_at is not null`.execute(tx)
}
export async function queueTrial(tx: Tx, member_id: Id<'members'>, subscription_id: SubscriptionId): Promise<boolean> {
  const { rows } = await sql`insert into push_deliveries (member_id, subscription_id, due_at)
    select s.member_id, s.id, clock_timestamp() from push_subscriptions s where s.id = ${subscription_id} and s.member_id = ${member_id} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Lease longer than an attempt: a delivery is taken again only after its process has died. */
export async function leaseDeliveries(db: Db, limit: number): Promise<Id<'push_deliveries'>[]> {
  const { rows } = await sql<{ id: Id<'push_deliveries'> }>`
    update push_deliveries set due_at = clock_timestamp() + interval '1 minute' where id in (
      select d.id from push_deliveries d where d.sent_at is null and d.due_at <= clock_timestamp() order by d.due_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
export async function nextDelivery(db: Db): Promise<Date | null> {
  const next = await db.selectFrom('push_deliveries').select('due_at').where('sent_at', 'is', null).orderBy('due_at').limit(1).executeTakeFirst()
  return next?.due_at ?? null
}

/** With its browser, and whether that is still signed in: sessions also end by themselves. */
export const deliveryOf = (db: Db, id: Id<'push_deliveries'>) =>
  db
    .selectFrom('push_deliveries as d')
    .innerJoin('push_subscriptions as s', 's.id', 'd.subscription_id')
    .select(['d.member_id', 'd.notification_id', 's.endpoint', 's.p256dh', 's.auth'])
    .select(
      sql<boolean>`exists (select from sessions o where o.sign_in_id = s.sign_in_id and o.ended_at is null and o.expires_at > clock_timestamp())`.as(
        'signed_in',
      ),
    )
    .where('d.id', '=', id)
    .where('d.sent_at', 'is', null)
    .executeTakeFirst()

export async function markSent(tx: Tx, id: Id<'push_deliveries'>) {
  await tx.deleteFrom('push_deliveries').where('id', '=', id).where('notification_id', 'is', null).execute()
  await sql`with sent as (update push_deliveries set sent_at = clock_timestamp() where id = ${id} returning subscription_id)
    update push_subscriptions s set refusals = 0 from sent where s.id = sent.subscription_id and s.refusals > 0`.execute(tx)
}
export async function dropDelivery(tx: Tx, id: Id<'push_deliveries'>) {
  await tx.deleteFrom('push_deliveries').where('id', '=', id).execute()
}
/** The browser has ended the subscription: its deliveries go with it. */
export async function dropGone(tx: Tx, id: Id<'push_deliveries'>) {
  await sql`delete from push_subscriptions s using push_deliveries d where d.id = ${id} and s.id = d.subscription_id`.execute(tx)
}
/** A subscription whose messages are refused again and again is of another key, or broken. */
export async function countRefusal(tx: Tx, id: Id<'push_deliveries'>) {
  await sql`update push_subscriptions s set refusals = s.refusals + 1 from push_deliveries d where d.id = ${id} and s.id = d.subscription_id`.execute(
    tx,
  )
  await sql`delete from push_subscriptions s using push_deliveries d where d.id = ${id} and s.id = d.subscription_id and s.refusals >= ${REFUSALS_ENOUGH}`.execute(
    tx,
  )
  await dropDelivery(tx, id)
}
/** Exponential backoff; after a day it is old news. */
export async function postpone(tx: Tx, id: Id<'push_deliveries'>) {
  await sql`delete from push_deliveries where id = ${id} and created_at < clock_timestamp() - interval '1 day'`.execute(tx)
  await sql`update push_deliveries set attempts = attempts + 1, due_at = clock_timestamp() + least(2 ^ attempts, 60) * interval '30 seconds'
    where id = ${id}`.execute(tx)
}
