import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { support } from '../contract.ts'
import { deskPeople, messagesOf, othersOf } from './queries.ts'
import type { TicketCardRow } from './queries-cards.ts'

type Ticket = OutputOf<typeof support.show>['ticket']
type DeskTicket = OutputOf<typeof support.deskShow>['ticket']
type NameOf = (topic: string) => string

export async function topicNames(db: Db, locale: Locale): Promise<NameOf> {
  const nameOf = await termNames(db, locale)
  return (topic) => nameOf('support_topics', topic)
}
const stateOf = ({ id, number, topic, status, created_at, waits_since }: TicketCardRow, nameOf: NameOf) => ({
  ...{ id, number, topic, topic_name: nameOf(topic), status, created_at, waits_since },
})
export const ticketCard = (row: TicketCardRow, nameOf: NameOf) => ({ ...stateOf(row, nameOf), begins: row.begins })

/** Privacy: without notes, and nobody of the desk is named. */
export async function ticketView(db: Db, locale: Locale, row: TicketCardRow): Promise<Ticket> {
  const messages = await messagesOf(db, row.id)
  return {
    ...stateOf(row, await topicNames(db, locale)),
    ...{ about: row.about, rating: row.rating },
    messages: messages.flatMap(({ kind, body, created_at }) => (kind === 'note' ? [] : [{ by: kind, body, at: created_at }])),
  }
}

export async function deskCards(db: Db, locale: Locale, rows: readonly TicketCardRow[]): Promise<DeskTicket['card'][]> {
  const nameOf = await topicNames(db, locale)
  const people = await deskPeople(
    db,
    rows.flatMap(({ member_id, assigned_to }) => [member_id, assigned_to]),
  )
  const person = (id: string | null) => (id && people.get(id)) || null
  return rows.map((row) => ({
    ...ticketCard(row, nameOf),
    ...{
      name: row.name,
      email: row.member_id ? null : row.email,
      version: row.version,
      user: person(row.member_id),
      assigned_to: person(row.assigned_to),
    },
  }))
}

export async function deskView(db: Db, locale: Locale, row: TicketCardRow): Promise<DeskTicket> {
  const [[card], messages, others] = await Promise.all([deskCards(db, locale, [row]), messagesOf(db, row.id), othersOf(db, row)])
  const people = await deskPeople(
    db,
    messages.map(({ author_id }) => author_id),
  )
  return {
    ...{ card: card!, about: row.about, locale: row.locale, rating: row.rating, others },
    messages: messages.map(({ author_id, created_at, kind, body, by_mail }) => ({
      ...{ kind, body, by_mail, user: (author_id && people.get(author_id)) || null, at: created_at },
    })),
  }
}
