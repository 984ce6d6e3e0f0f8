import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { describedBy, facetsAsked, numberWanted, wordsWanted, yearsAsked } from '#features/listings/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { DescribedList } from '#server/db/facet-counts.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { trades } from '../../contract.ts'
import { seenBy, wholeTrades } from '../queries.ts'

type Input = InputOf<typeof trades.list>
type MarketInput = InputOf<typeof trades.counts> & Partial<Pick<Input, 'sender_id' | 'trade_id'>>
type Where = RawBuilder<SqlBool>

const FACETS = sql.ref('trades.facets')
/** What is open, and what of it fits. The equality with the end is over, though it may not be closed yet. */
export function open(input: MarketInput, viewer: string | null): Where {
  const where = [
    sql<SqlBool>`trades.status = 'active' and not trades.is_direct and trades.expires_at > clock_timestamp() and ${ownerVisibleTo(viewer, 'trades.owner_id')}`,
    ...facetsAsked(FACETS, input),
    ...yearsAsked(FACETS, input),
    ...wordsWanted(sql.ref('trades.words'), input.search ?? ''),
  ]
  if (input.sender_id) where.push(sql`trades.owner_id = ${input.sender_id}`)
  if (input.trade_id) where.push(sql`trades.id = ${input.trade_id}`)
  if (input.accepting_offer) where.push(sql`trades.trade_type = ${input.accepting_offer}`)
  if (input.catalogue_number) where.push(numberWanted(sql.ref('trades.catalogue_numbers'), input.catalogue_number))
  if (input.member_id) where.push(sql`trades.owner_id = (select m.id from members m where m.uid = ${input.member_id})`)
  if (input.my_stuff === 'only') where.push(viewer ? sql`trades.owner_id = ${viewer}` : sql`false`)
  if (input.my_stuff === 'hide' && viewer) where.push(sql`trades.owner_id <> ${viewer}`)
  return sql`${sql.join(where, sql` and `)}`
}

/** One’s own lists. Proposals are derived from the offers and never stored. */
export function ofStatus({ status, trade_id, receiver_id }: Input, member_id: string): Where {
  const where = [statusOf(status, member_id)]
  if (trade_id) where.push(sql`trades.id = ${trade_id}`)
  if (receiver_id)
    where.push(sql`case when trades.is_direct then trades.owner_id else trades.partner_id end = ${receiver_id} and ${seenBy(member_id)}`)
  return sql`${sql.join(where, sql` and `)}`
}
function statusOf(status: Input['status'], member_id: string): Where {
  if (status === 'my-placed-offer')
    return sql`not trades.is_direct and exists (select from trade_proposals p where p.trade_id = trades.id and p.proposer_id = ${member_id}) and ${seenBy(member_id)}`
  if (status === 'my-placed-proposal') return sql`trades.is_direct and trades.partner_id = ${member_id}`
  if (status === 'for-proposal') return sql`trades.is_direct and trades.owner_id = ${member_id} and trades.status <> 'draft'`
  if (status === undefined) return sql`(trades.owner_id = ${member_id} or trades.partner_id = ${member_id})`
  // What is under way concerns both sides.
  const dealt = status === 'offer-accepted' || status === 'processing' || status === 'completed'
  return dealt
    ? sql`trades.status = ${status} and (trades.owner_id = ${member_id} or trades.partner_id = ${member_id})`
    : sql`trades.status = ${status} and trades.owner_id = ${member_id} and not trades.is_direct`
}

export const counted = (db: Db, where: Where) => db.selectFrom('trades').select('trades.id').where(where)

/** Keys are the database’s own text, so that no microsecond is lost. */
const sorts = {
  newest: { column: 'trades.published_at', order: 'desc' },
  ending: { column: 'trades.expires_at', order: 'asc' },
} as const
export function openPage(db: Db, viewer: string | null, input: Input, place: PagePosition<readonly [string, string]>) {
  const { column, order } = sorts[input.sort]
  const after = place.after
    ? sql<SqlBool>`(${sql.ref(column)}, trades.id) ${sql.raw(order === 'desc' ? '<' : '>')} (${place.after[0]}::timestamptz, ${place.after[1]}::uuid)`
    : sql<SqlBool>`true`
  return wholeTrades(db, viewer)
    .select(sql<string>`${sql.ref(column)}::text`.as('key'))
    .where(open(input, viewer))
    .where(after)
    .orderBy(column, order)
    .orderBy('trades.id', order)
    .limit(place.limit)
    .offset(place.offset)
    .execute()
}
export const ownPage = (db: Db, viewer: string, where: Where, place: PagePosition<readonly [string]>) =>
  wholeTrades(db, viewer)
    .where(where)
    .where(beyond(['trades.id'], 'desc', place))
    .orderBy('trades.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** What its counts are made of. */
export const listed: DescribedList = {
  from: sql`trades`,
  id: sql`trades.id`,
  facets: sql`(trades.facets || ('accepting_offer:' || trades.trade_type))`,
  counted: [...describedBy, 'years', 'accepting_offer'],
}
