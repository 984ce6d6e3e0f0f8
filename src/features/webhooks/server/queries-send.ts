import { sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { DeliveryId, WebhookId } from '../contract.ts'
import { type Attempt, DELIVERIES_KEPT_DAYS } from '../rules.ts'

/** A delivery for each webhook of the member that hears this event; deliveries that nobody can read any more are deleted, some at a time. */
export async function queueDeliveries(tx: Tx, member_id: MemberId, event: string, body: string): Promise<boolean> {
  const { rows } = await sql`with old as (delete from webhook_deliveries where id in (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where w.member_id = ${member_id} and d.due_at is null and d.created_at < clock_timestamp() - make_interval(days => ${DELIVERIES_KEPT_DAYS}) limit 100))
    insert into webhook_deliveries (webhook_id, event, body, due_at)
    select w.id, ${event}, ${body}, clock_timestamp() from webhooks w
    where w.member_id = ${member_id} and w.off is null and ${event} = any(w.events) returning id`.execute(tx)
  return rows.length > 0
}

/** Lease longer than an attempt: a delivery is taken again only after its process has died. */
export async function leaseDeliveries(db: Db, limit: number): Promise<DeliveryId[]> {
  const { rows } = await sql<{ id: DeliveryId }>`
    update webhook_deliveries set due_at = clock_timestamp() + interval '1 minute' where id in (
      select d.id from webhook_deliveries d where d.due_at <= clock_timestamp() order by d.due_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
export async function nextDelivery(db: Db): Promise<Date | null> {
  const next = await db
    .selectFrom('webhook_deliveries')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? null
}

/** With its webhook, the seconds of the database's clock, and whether the member is there and their plan still has webhooks. */
export const toSend = (db: Db, id: DeliveryId) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .select(['d.id', 'd.body', 'w.url', 'w.secret', 'w.member_id', 'w.off'])
    .select(sql<number>`extract(epoch from clock_timestamp())::int`.as('now_s'))
    .select(
      sql<boolean>`${isPresent('m')} and exists (select from plan_permissions p where p.plan = m.plan and p.permission = 'my_store.webhooks')`.as(
        'may',
      ),
    )
    .where('d.id', '=', id)
    .executeTakeFirst()

/** Precondition of these: the webhook is locked. */
export const sentDelivery = (tx: Tx, id: DeliveryId) =>
  tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.attempts', 'd.webhook_id', 'd.created_at', 'd.outcome', 'w.member_id', 'w.url', 'w.off'])
    .where('d.id', '=', id)
    .executeTakeFirst()
export const webhookIdOf = async (tx: Tx, id: DeliveryId): Promise<WebhookId | undefined> =>
  (await tx.selectFrom('webhook_deliveries').select('webhook_id').where('id', '=', id).executeTakeFirst())?.webhook_id

/** The attempt is counted; `in_s` null: it was the last one. */
export async function markAttempt(tx: Tx, id: DeliveryId, attempt: Attempt, outcome: 'delivered' | 'given_up' | null, in_s: number | null) {
  const [status, failed] = 'status' in attempt ? [attempt.status, null] : [null, attempt.failed]
  await sql`update webhook_deliveries set attempts = attempts + 1, attempted_at = clock_timestamp(), status = ${status}::int, failed = ${failed}::text,
    outcome = ${outcome}::text, due_at = clock_timestamp() + make_interval(secs => ${in_s}::int) where id = ${id}`.execute(tx)
}
/** Nothing is called for who may not have webhooks: it waits no longer. */
export const giveUp = (tx: Tx, id: DeliveryId) =>
  sql`update webhook_deliveries set outcome = 'given_up', due_at = null where id = ${id} and outcome is null`.execute(tx)

/** True when something has arrived there since. */
export async function hasArrivedSince(tx: Tx, webhook_id: WebhookId, since: Date): Promise<boolean> {
  const { rows } =
    await sql`select from webhook_deliveries where webhook_id = ${webhook_id} and outcome = 'delivered' and attempted_at > ${since} limit 1`.execute(
      tx,
    )
  return rows.length > 0
}
/** Not called any more; what waits can be sent again by hand. */
export async function switchOff(tx: Tx, webhook_id: WebhookId, off: 'failing' | 'gone') {
  await sql`update webhooks set off = ${off} where id = ${webhook_id}`.execute(tx)
  await sql`update webhook_deliveries set outcome = 'given_up', due_at = null where webhook_id = ${webhook_id} and outcome is null`.execute(tx)
}
