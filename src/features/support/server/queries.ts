import { sql } from 'kysely'
import { isKept } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { TicketId } from '../shapes.ts'
import { cardsWhere, type TicketCardRow, type TicketRow } from './queries-cards.ts'

/** Precondition: the caller decides who may read it. */
export const ticketById = async (db: Db, id: string): Promise<TicketCardRow | undefined> => (await cardsWhere(db, sql`t.id = ${id}::uuid`))[0]
export const ownTicket = async (db: Db, member_id: string, id: string): Promise<TicketCardRow | undefined> =>
  (await cardsWhere(db, sql`t.id = ${id}::uuid and t.member_id = ${member_id}::uuid`))[0]
export const ticketOfReply = async (db: Db, key: string): Promise<TicketCardRow | undefined> => (await cardsWhere(db, sql`t.reply_key = ${key}`))[0]
/** The open ticket in which these words stand already. */
export const sameTicket = async (db: Db, email: string, digest: string): Promise<TicketCardRow | undefined> =>
  (await cardsWhere(db, sql`t.email = ${email} and t.digest = ${digest} and t.status = 'open'`))[0]

export async function ownTickets(db: Db, member_id: string, place: PagePosition<readonly [string]>): Promise<TicketCardRow[]> {
  const after = place.after ? sql`and t.id < ${place.after[0]}::uuid` : sql``
  return cardsWhere(db, sql`t.member_id = ${member_id}::uuid ${after} order by t.id desc limit ${place.limit} offset ${place.offset}`)
}
export const ownTicketsCounted = (member_id: string) => ({
  limit: (most: number) => sql`select t.id from support_tickets t where t.member_id = ${member_id}::uuid limit ${most}`,
})

export interface TicketMessageRow {
  readonly kind: 'requester' | 'desk' | 'note'
  readonly author_id: Id<'members'> | null
  readonly body: string
  readonly by_mail: boolean
  readonly created_at: Date
}
const MOST = 200
export const messagesOf = async (db: Db, ticket_id: TicketId): Promise<TicketMessageRow[]> =>
  (
    await sql<TicketMessageRow>`select s.kind, s.author_id, s.body, s.mail_id is not null as by_mail, s.created_at from support_messages s
      where s.ticket_id = ${ticket_id}::uuid order by s.id limit ${MOST}`.execute(db)
  ).rows

export interface DeskPerson {
  readonly id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: Date
}
/** For the desk: also those who are suspended. */
export async function deskPeople(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, DeskPerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const { rows } = await sql<DeskPerson>`select m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at from members m
    where m.id = any(${wanted}::uuid[]) and ${isKept()}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
export const othersOf = async (db: Db, { id, member_id, email }: TicketRow) =>
  (
    await sql<Pick<TicketRow, 'id' | 'number' | 'status' | 'created_at'>>`select t.id, t.number, t.status, t.created_at from support_tickets t
      where t.id <> ${id}::uuid and ${member_id ? sql`t.member_id = ${member_id}::uuid` : sql`t.email = ${email} and t.member_id is null`}
      order by t.id desc limit 20`.execute(db)
  ).rows
