import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { subscriberStates } from '../contract.ts'

type State = (typeof subscriberStates)[number]
export interface SubscriberRow {
  readonly id: Id<'subscribers'>
  readonly email: string
  readonly locale: Locale
  readonly state: State
  readonly created_at: Date
}
const STATE = sql`case when s.ended_at is not null then 'ended' when s.confirmed_at is not null then 'confirmed' else 'waiting' end`
const rowsOf = async (db: Db, where: ReturnType<typeof sql>): Promise<SubscriberRow[]> =>
  (await sql<SubscriberRow>`select s.id, s.email, s.locale, ${STATE} as state, s.created_at from subscribers s where ${where}`.execute(db)).rows

/** The row of an address, made when there is none. */
export async function keepSubscriber(tx: Tx, email: string, locale: Locale): Promise<SubscriberRow> {
  await tx
    .insertInto('subscribers')
    .values({ email, locale })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return (await rowsOf(tx, sql`s.email = ${email}`))[0]!
}
export const subscriberById = async (db: Db, id: string): Promise<SubscriberRow | undefined> => (await rowsOf(db, sql`s.id = ${id}::uuid`))[0]
/** Confirmed now, and not ended any more. */
export const confirmRow = (tx: Tx, id: string) =>
  sql`update subscribers set confirmed_at = clock_timestamp(), ended_at = null where subscribers.id = ${id}::uuid`.execute(tx)
export const endRow = (tx: Tx, id: string) =>
  sql`update subscribers set ended_at = clock_timestamp() where subscribers.id = ${id}::uuid and subscribers.ended_at is null
    and subscribers.confirmed_at is not null`.execute(tx)

export interface SubscribersAsked {
  readonly state: State
  readonly search?: string | undefined
}
const STATES: Readonly<Record<State, ReturnType<typeof sql>>> = {
  confirmed: sql`s.confirmed_at is not null and s.ended_at is null`,
  waiting: sql`s.confirmed_at is null`,
  ended: sql`s.ended_at is not null`,
}
function asked({ state, search }: SubscribersAsked) {
  const begins = search ? sql`and starts_with(s.email, ${search.toLowerCase()})` : sql``
  return sql`${STATES[state]} ${begins}`
}
export function subscriberPage(db: Db, question: SubscribersAsked, place: PagePosition<readonly [string]>): Promise<SubscriberRow[]> {
  const after = place.after ? sql`and s.id < ${place.after[0]}::uuid` : sql``
  return rowsOf(db, sql`${asked(question)} ${after} order by s.id desc limit ${place.limit} offset ${place.offset}`)
}
export const subscribersCounted = (question: SubscribersAsked) => ({
  limit: (most: number) => sql`select s.id from subscribers s where ${asked(question)} limit ${most}`,
})
