import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { DeliveryId, WebhookId } from '../contract.ts'
import type { failures, WebhookEvent } from '../rules.ts'

export interface FailedRow {
  readonly id: DeliveryId
  readonly webhook_id: WebhookId
  readonly event: WebhookEvent
  /** Never the whole address: its path may be a password. */
  readonly host: string
  readonly member_id: MemberId
  readonly full_name: string
  readonly attempts: number
  readonly attempted_at: Date | null
  readonly status: number | null
  readonly failed: (typeof failures)[number] | null
  readonly is_given_up: boolean
  readonly is_off: boolean
}
const columns = sql`d.id, d.webhook_id, d.event, substring(w.url from '^https?://([^/:?#]+)') as host, w.member_id, m.full_name, d.attempts, d.attempted_at,
  d.status, d.failed, d.outcome is not null as is_given_up, w.off is not null as is_off`
const joined = sql`join webhooks w on w.id = d.webhook_id join members m on m.id = w.member_id`

/** What did not arrive and was given up, the latest first, then what is tried again by itself. */
export async function failedDeliveries(db: Db, most: number): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`select ${columns} from (
      select g.id from (select id from webhook_deliveries where outcome = 'given_up' order by attempted_at desc, id desc limit ${most}) g
      union all select a.id from (select id, attempts from webhook_deliveries where due_at is not null order by due_at limit ${most}) a where a.attempts > 0) t
    join webhook_deliveries d on d.id = t.id ${joined} where d.event <> 'webhook.trial'
    order by is_given_up desc, d.attempted_at desc limit ${most}`.execute(db)
  return rows
}
export async function failedDelivery(db: Db, id: DeliveryId): Promise<FailedRow | undefined> {
  const { rows } = await sql<FailedRow>`select ${columns} from webhook_deliveries d ${joined}
    where d.id = ${id} and d.attempts > 0 and d.outcome is distinct from 'delivered'`.execute(db)
  return rows[0]
}
