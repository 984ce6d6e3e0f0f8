import { type SqlBool, sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Answers, Role } from '../rules.ts'

/** A deal has the id of what was dealt: of its order. */
export interface DealRow {
  readonly id: Id<'orders'>
  readonly number: number
  readonly title: string
  readonly buyer_id: MemberId
  readonly seller_id: MemberId
  readonly store_id: Id<'stores'> | null
  /** Of a trade: its id is that of its order. */
  readonly trade_id: Id<'trades'> | null
  /** Of a circle: its id is that of the leg. */
  readonly circle_id: Id<'trade_circles'> | null
  readonly opened_at: Date
  readonly closes_at: Date
}

/** False when it was opened before: an event may be delivered twice. */
export async function openDeal(tx: Tx, deal: DealRow): Promise<boolean> {
  const opened = await tx
    .insertInto('feedback_deals')
    .values(deal as never)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  return (opened.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A deal of which the viewer is a party. */
export const ownDeal = (db: Db, id: string, viewer: string) =>
  db
    .selectFrom('feedback_deals as d')
    .selectAll()
    .where('d.id', '=', id as never)
    .where(sql<SqlBool>`${viewer}::uuid in (d.buyer_id, d.seller_id)`)
    .executeTakeFirst() as Promise<unknown> as Promise<DealRow | undefined>

export const dealById = (db: Db, id: string) =>
  db
    .selectFrom('feedback_deals as d')
    .selectAll()
    .where('d.id', '=', id as never)
    .executeTakeFirst() as Promise<unknown> as Promise<DealRow | undefined>

/** The deal of a feedback that the viewer wrote or received. */
export const dealOfFeedback = (db: Db, id: string, viewer: string) =>
  db
    .selectFrom('feedbacks as f')
    .select(['f.deal_id', 'f.author_id', 'f.receiver_id', 'f.revealed_at'])
    .where('f.id', '=', id as never)
    .where(sql<SqlBool>`(f.author_id = ${viewer}::uuid or f.receiver_id = ${viewer}::uuid and f.revealed_at is not null)`)
    .executeTakeFirst()

export const feedbackOf = (db: Db, deal_ids: readonly string[]) =>
  db
    .selectFrom('feedbacks as f')
    .selectAll('f')
    .where(sql<SqlBool>`f.deal_id = any(${[...deal_ids]}::uuid[])`)
    .execute()
export type FeedbackRow = Awaited<ReturnType<typeof feedbackOf>>[number]

interface NewFeedback extends Answers {
  readonly deal: DealRow
  readonly role: Role
  readonly score: number
  readonly comment: string
  readonly informed: boolean
  readonly given_at: Date
  readonly reveal_at: Date
}
export const keepFeedback = (tx: Tx, { deal, role, ...given }: NewFeedback) => {
  const [author_id, receiver_id] = role === 'buyer' ? [deal.buyer_id, deal.seller_id] : [deal.seller_id, deal.buyer_id]
  const store_id = role === 'buyer' ? deal.store_id : null
  return tx
    .insertInto('feedbacks')
    .values({ deal_id: deal.id, role, author_id, receiver_id, store_id, ...given } as never)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Shows everything of a deal that waits; returns what has become visible. */
export const revealAll = (tx: Tx, deal_id: string, at: Date) =>
  tx
    .updateTable('feedbacks')
    .set({ revealed_at: at })
    .where('deal_id', '=', deal_id as never)
    .where('revealed_at', 'is', null)
    .returningAll()
    .execute()

type Said = Answers & { readonly score: number; readonly comment: string }
/** The earlier words are kept. */
export async function reviseFeedback(tx: Tx, row: FeedbackRow, said: Said, at: Date): Promise<void> {
  const { id: feedback_id, author_id, as_described, packing, speed, contact, score, comment } = row
  await tx
    .insertInto('feedback_revisions')
    .values({ feedback_id, author_id, as_described, packing, speed, contact, score, comment, replaced_at: at })
    .execute()
  await tx
    .updateTable('feedbacks')
    .set({ ...said, revised_at: at } as never)
    .where('id', '=', row.id)
    .execute()
}

export const keepReply = (tx: Tx, id: string, reply: string, replied_at: Date) =>
  tx
    .updateTable('feedbacks')
    .set({ reply, replied_at })
    .where('id', '=', id as never)
    .execute()

/** Hidden feedback whose time has passed. */
export async function dueReveals(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feedbacks')
    .select('deal_id')
    .where('revealed_at', 'is', null)
    .where(sql<SqlBool>`reveal_at <= clock_timestamp()`)
    .orderBy('reveal_at')
    .limit(limit)
    .execute()
  return rows.map(({ deal_id }) => deal_id)
}
export async function nextReveal(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('feedbacks').select('reveal_at').where('revealed_at', 'is', null).orderBy('reveal_at').limit(1).executeTakeFirst()
  return row?.reveal_at ?? null
}
