import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { DeliveryId, WebhookId } from '../contract.ts'
import { DELIVERIES_KEPT_DAYS, type WhyOff } from '../rules.ts'

const KEPT = sql`make_interval(days => ${DELIVERIES_KEPT_DAYS})`
/** With the deliveries that can still be read, counted. */
const webhookRows = (db: Db) =>
  db
    .selectFrom('webhooks as w')
    .leftJoinLateral(
      sql<{ delivered: number; waiting: number; given_up: number }>`(select count(*) filter (where d.outcome = 'delivered')::int as delivered,
        count(*) filter (where d.outcome is null)::int as waiting, count(*) filter (where d.outcome = 'given_up')::int as given_up
        from webhook_deliveries d where d.webhook_id = w.id and d.created_at > clock_timestamp() - ${KEPT})`.as('n'),
      (join) => join.onTrue(),
    )
    .select(['w.id', 'w.member_id', 'w.url', 'w.events', 'w.off', 'w.created_at', 'n.delivered', 'n.waiting', 'n.given_up'])
export type WebhookRow = Awaited<ReturnType<ReturnType<typeof webhookRows>['executeTakeFirstOrThrow']>>

export const webhooksOf = (db: Db, member_id: MemberId) => webhookRows(db).where('w.member_id', '=', member_id).orderBy('w.id').execute()
export const findWebhook = (db: Db, member_id: MemberId, id: WebhookId) =>
  webhookRows(db).where('w.id', '=', id).where('w.member_id', '=', member_id).executeTakeFirst()

interface NewWebhook {
  readonly member_id: MemberId
  readonly url: string
  readonly events: readonly string[]
  readonly secret: Buffer
}
/** Nothing when the member has this address already. */
export async function keepWebhook(tx: Tx, { events, ...row }: NewWebhook): Promise<WebhookId | undefined> {
  const kept = tx.insertInto('webhooks').values({ ...row, events: [...events] })
  return (
    await kept
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id
}
interface WebhookChange {
  readonly url?: string | undefined
  readonly events?: readonly string[] | undefined
  readonly off?: WhyOff | null | undefined
  readonly secret?: Buffer | undefined
}
export async function changeWebhook(tx: Tx, id: WebhookId, { events, ...change }: WebhookChange) {
  const given = Object.fromEntries(Object.entries({ ...change, events: events && [...events] }).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length) await tx.updateTable('webhooks').set(given).where('id', '=', id).execute()
}
export const hasAddress = async (tx: Tx, member_id: MemberId, url: string, except: WebhookId) =>
  (await tx.selectFrom('webhooks').select('id').where('member_id', '=', member_id).where('url', '=', url).where('id', '<>', except).execute())
    .length > 0
export const dropWebhook = (tx: Tx, id: WebhookId) => tx.deleteFrom('webhooks').where('id', '=', id).execute()

const DELIVERY = [
  'd.id',
  'd.event',
  'd.body',
  'd.attempts',
  'd.created_at',
  'd.due_at',
  'd.attempted_at',
  'd.outcome',
  'd.status',
  'd.failed',
] as const
const deliveryRows = (db: Db) => db.selectFrom('webhook_deliveries as d').select(DELIVERY)
export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveryRows>['executeTakeFirstOrThrow']>>

export const deliveryPage = (db: Db, id: WebhookId, place: PagePosition<readonly [string]>) =>
  deliveryRows(db)
    .where('d.webhook_id', '=', id)
    .where(sql<boolean>`d.created_at > clock_timestamp() - ${KEPT}`)
    .where(beyond(['d.id'], 'desc', place))
    .orderBy('d.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const oneDelivery = (db: Db, id: DeliveryId) => deliveryRows(db).where('d.id', '=', id).executeTakeFirstOrThrow()
/** The webhook of a delivery, if it is this member's. */
export const webhookOfDelivery = (db: Db, member_id: MemberId, id: DeliveryId) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['w.id', 'w.off'])
    .where('d.id', '=', id)
    .where('w.member_id', '=', member_id)
    .where(sql<boolean>`d.created_at > clock_timestamp() - ${KEPT}`)
    .executeTakeFirst()
/** Sent again from the beginning, with the same id and body. */
export const sendAgain = (tx: Tx, id: DeliveryId) =>
  sql`update webhook_deliveries set due_at = clock_timestamp(), attempts = 0, outcome = null where id = ${id}`.execute(tx)

export const keepTrial = async (tx: Tx, webhook_id: WebhookId, event: string, body: string) =>
  (
    await tx
      .insertInto('webhook_deliveries')
      .values({ webhook_id, event, body, due_at: sql<Date>`clock_timestamp()` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
