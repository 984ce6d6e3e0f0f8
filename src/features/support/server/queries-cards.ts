import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TicketStatus } from '../rules.ts'
import type { TicketId } from '../shapes.ts'

export interface TicketRow {
  readonly id: TicketId
  readonly number: number
  readonly member_id: Id<'members'> | null
  readonly email: string
  readonly name: string
  readonly topic: string
  readonly about: string
  readonly locale: 'en' | 'es' | 'fr' | 'zh-CN' | 'ru'
  readonly status: TicketStatus
  readonly assigned_to: Id<'members'> | null
  readonly reply_key: string
  readonly rating: 'good' | 'bad' | null
  readonly first_answered_at: Date | null
  readonly waits_since: Date
  readonly version: number
  readonly created_at: Date
}
export interface TicketCardRow extends TicketRow {
  /** The beginning of what was first written. */
  readonly begins: string
}
const COLUMNS = sql`t.id, t.number, t.member_id, t.email, t.name, t.topic, t.about, t.locale, t.status, t.assigned_to, t.reply_key, t.rating,
  t.first_answered_at, t.waits_since, t.version, t.created_at`
const BEGINS = sql`coalesce((select left(s.body, 160) from support_messages s where s.ticket_id = t.id order by s.id limit 1), '') as begins`
/** Tickets `t` with the beginning of what was written. */
export const cardsWhere = async (db: Db, where: RawBuilder<unknown>): Promise<TicketCardRow[]> =>
  (await sql<TicketCardRow>`select ${COLUMNS}, ${BEGINS} from support_tickets t where ${where}`.execute(db)).rows
