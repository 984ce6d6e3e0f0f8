import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { registered, type SubjectReach } from '#server/slices/subject.ts'
import { ticketSubject } from '../contract.ts'

const isOwn: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from support_tickets t where t.id = ${id} and t.member_id = ${viewer}::uuid)`
async function ownCards(db: Db, viewer: string | null, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; number: number }>`select t.id, t.number from support_tickets t
    where t.id = any(${[...ids]}::uuid[]) and t.member_id = ${viewer}::uuid`.execute(db)
  return rows
}
export const heardTickets = ownCards
export const ticketKind = registered(ticketSubject, {
  uses: [],
  reach: isOwn,
  cards: async ({ db }, viewer, ids) =>
    (await ownCards(db, viewer, ids)).map(({ id, number }) => ({ id, title: String(number), line: '', image_url: null })),
})
