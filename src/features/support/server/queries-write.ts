import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TicketStatus } from '../rules.ts'
import type { TicketId } from '../shapes.ts'
import type { TicketRow } from './queries-cards.ts'

/** Race: whoever writes from one address comes one after the other, so that a day's tickets are counted once. */
export const lockAddress = (tx: Tx, email: string) => sql`select pg_advisory_xact_lock(hashtextextended(${email}, 143))`.execute(tx)
export async function ticketsToday(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from support_tickets t
    where t.email = ${email} and t.created_at > clock_timestamp() - interval '24 hours'`.execute(db)
  return rows[0]!.n
}
type NewTicket = Pick<TicketRow, 'member_id' | 'email' | 'name' | 'topic' | 'about' | 'locale'> & { readonly digest: string }
export const keepTicket = async (tx: Tx, row: NewTicket): Promise<TicketId> =>
  (
    await tx
      .insertInto('support_tickets')
      .values({ ...row, reply_key: randomBytes(16).toString('hex') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id as TicketId

interface NewMessage {
  readonly ticket_id: TicketId
  readonly kind: 'requester' | 'desk' | 'note'
  readonly author_id: Id<'members'> | null
  readonly body: string
  readonly mail_id?: string
}
/** Undefined when this mail has come in before. */
export const keepMessage = async (tx: Tx, row: NewMessage): Promise<Id<'support_messages'> | undefined> =>
  (
    await tx
      .insertInto('support_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('mail_id').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id
export async function mailsLately(db: Db, ticket_id: TicketId): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from support_messages s
    where s.ticket_id = ${ticket_id}::uuid and s.mail_id is not null and s.created_at > clock_timestamp() - interval '1 hour'`.execute(db)
  return rows[0]!.n
}
export const isKnownMail = async (db: Db, mail_id: string): Promise<boolean> =>
  (await db.selectFrom('support_messages').select('id').where('mail_id', '=', mail_id).execute()).length > 0

interface TicketChange {
  readonly status?: TicketStatus
  readonly assigned_to?: Id<'members'>
  readonly rating?: 'good' | 'bad' | null
  readonly first_answered_at?: Date
  readonly solved_at?: Date | null
  readonly waits_since?: Date
}
export const changeTicket = (tx: Tx, id: TicketId, change: TicketChange) =>
  tx
    .updateTable('support_tickets')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
