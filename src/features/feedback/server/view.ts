import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { feedback } from '../contract.ts'
import { actionsOf, askedOf, type Given, isOneWay, type Role } from '../rules.ts'
import { type DealRow, type FeedbackRow, feedbackOf } from './queries.ts'
import { type Person, people, titles } from './queries-people.ts'

type DealView = OutputOf<typeof feedback.deal>['deal']
type FeedbackView = OutputOf<typeof feedback.list>['feedbacks']['data'][number]

/** Feedback with the people of it and what it was about: two questions for a page of any length. */
export async function feedbackViews(db: Db, rows: readonly FeedbackRow[]): Promise<FeedbackView[]> {
  const ids = rows.flatMap(({ author_id, receiver_id }) => [author_id, receiver_id])
  const [persons, about] = [
    await people(db, ids),
    await titles(
      db,
      rows.map(({ deal_id }) => deal_id),
    ),
  ]
  return rows.map((row) => viewOf(row, persons, about.get(row.deal_id)!))
}

function viewOf(row: FeedbackRow, persons: ReadonlyMap<string, Person>, title: string): FeedbackView {
  const { id, role, as_described, packing, speed, contact, score, comment, informed, given_at, revealed_at, revised_at, reply, replied_at } = row
  return {
    ...{ id: id as FeedbackView['id'], role: role as Role, title, score, comment, informed, given_at, revealed_at, revised_at },
    author: persons.get(row.author_id)!,
    receiver: persons.get(row.receiver_id)!,
    answers: { as_described, packing, speed, contact },
    reply: reply === null ? null : { text: reply, at: replied_at! },
  }
}

const roleOf = (deal: DealRow, viewer: string): Role => (deal.buyer_id === viewer ? 'buyer' : 'seller')

/** Deals as one of their parties may see them: the other's words only once they are shown. */
export async function dealViews(db: Db, viewer: MemberId, deals: readonly DealRow[], now: Date): Promise<DealView[]> {
  const rows = await feedbackOf(
    db,
    deals.map(({ id }) => id),
  )
  const seen = rows.filter(({ author_id, revealed_at }) => author_id === viewer || revealed_at !== null)
  const views = new Map((await feedbackViews(db, seen)).map((view) => [view.id as string, view]))
  const persons = await people(
    db,
    deals.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
  )
  return deals.map((deal) => {
    const role = roleOf(deal, viewer)
    const [own, theirs] = [role, role === 'buyer' ? 'seller' : 'buyer'].map((of) =>
      seen.find((row) => (row.deal_id as string) === deal.id && row.role === of),
    )
    const { id, number, title, opened_at, closes_at } = deal
    return {
      ...{ id, number, title, opened_at, closes_at, role, questions: [...askedOf(role, deal)], is_one_way: isOneWay(deal) },
      partner: persons.get(role === 'buyer' ? deal.seller_id : deal.buyer_id)!,
      own: (own && views.get(own.id)) ?? null,
      theirs: (theirs && views.get(theirs.id)) ?? null,
      reveals_at: own && !own.revealed_at ? own.reveal_at : null,
      actions: actionsOf(own as Given | undefined, theirs as Given | undefined, closes_at, now).filter(
        (action) => action !== 'give' || role === 'buyer' || !isOneWay(deal),
      ),
    }
  })
}
export const dealView = async (db: Db, viewer: MemberId, deal: DealRow, now: Date): Promise<DealView> =>
  (await dealViews(db, viewer, [deal], now))[0]!
