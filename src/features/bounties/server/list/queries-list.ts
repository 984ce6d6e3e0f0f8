import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { wordsWanted } from '#features/listings/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { DescribedList } from '#server/db/facet-counts.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { bounties } from '../../contract.ts'
import { wholeBounties } from '../queries.ts'

type Input = InputOf<typeof bounties.list>
type MarketInput = InputOf<typeof bounties.counts> & Partial<Pick<Input, 'user_id'>>
type Where = RawBuilder<SqlBool>

/** What is open, and what of it fits. The equality with the end is over, though it may not be closed yet. */
export function open(input: MarketInput, viewer: string | null): Where {
  const where = [
    sql<SqlBool>`bounties.status = 'Active' and bounties.expires_at > clock_timestamp() and ${ownerVisibleTo(viewer, 'bounties.user_id')}`,
  ]
  if (input.user_id) where.push(sql`bounties.user_id = ${input.user_id}`)
  if (input.reward_option) where.push(input.reward_option === 'coins' ? sql`bounties.currency = 'COIN'` : sql`bounties.currency <> 'COIN'`)
  if (input.target) where.push(sql`bounties.target = ${input.target}`)
  if (input.country.length) where.push(sql`bounties.country = any(${[...input.country]}::text[])`)
  if (input.minimum_grade) where.push(sql`bounties.minimum_grade = ${input.minimum_grade}`)
  if (input.item_format) where.push(sql`bounties.item_format = ${input.item_format}`)
  if (input.reward_from !== undefined) where.push(sql`bounties.reward >= ${input.reward_from}`)
  if (input.reward_to !== undefined) where.push(sql`bounties.reward <= ${input.reward_to}`)
  if (input.ends_within_days) where.push(sql`bounties.expires_at <= clock_timestamp() + make_interval(days => ${input.ends_within_days})`)
  if (input.my_stuff === 'only') where.push(viewer ? sql`bounties.user_id = ${viewer}` : sql`false`)
  if (input.my_stuff === 'hide' && viewer) where.push(sql`bounties.user_id <> ${viewer}`)
  where.push(...wordsWanted(sql.ref('bounties.words'), input.search ?? ''))
  return sql`${sql.join(where, sql` and `)}`
}
/** One's own lists, and those one has offered for. */
export const ofStatus = (status: NonNullable<Input['status']>, member_id: string): Where =>
  status === 'my_placed_offers'
    ? sql`exists (select from bounty_offers o where o.bounty_id = bounties.id and o.user_id = ${member_id}) and bounties.status not in ('Draft', 'Scheduled')`
    : sql`bounties.user_id = ${member_id} and bounties.status = ${status}`

export const counted = (db: Db, where: Where) => db.selectFrom('bounties').select('bounties.id').where(where)

/** Keys are the database's own text, so that no microsecond is lost. */
const sorts = {
  newest: { column: 'bounties.held_at', order: 'desc', as: 'timestamptz' },
  ending: { column: 'bounties.expires_at', order: 'asc', as: 'timestamptz' },
  reward: { column: 'bounties.reward', order: 'desc', as: 'bigint' },
} as const
export function openPage(db: Db, viewer: string | null, input: Input, place: PagePosition<readonly [string, string]>) {
  const { column, order, as } = sorts[input.sort]
  const after = place.after
    ? sql<SqlBool>`(${sql.ref(column)}, bounties.id) ${sql.raw(order === 'desc' ? '<' : '>')} (${place.after[0]}::${sql.raw(as)}, ${place.after[1]}::uuid)`
    : sql<SqlBool>`true`
  return wholeBounties(db, viewer)
    .select(sql<string>`${sql.ref(column)}::text`.as('key'))
    .where(open(input, viewer))
    .where(after)
    .orderBy(column, order)
    .orderBy('bounties.id', order)
    .limit(place.limit)
    .offset(place.offset)
    .execute()
}
export const ownPage = (db: Db, viewer: string, where: Where, place: PagePosition<readonly [string]>) =>
  wholeBounties(db, viewer)
    .where(where)
    .where(beyond(['bounties.id'], 'desc', place))
    .orderBy('bounties.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** What its counts are made of. */
export const wanted: DescribedList = {
  from: sql`bounties`,
  id: sql`bounties.id`,
  facets: sql`array_remove(array['country:' || bounties.country, 'minimum_grade:' || bounties.minimum_grade, 'item_format:' || bounties.item_format,
    'target:' || bounties.target, 'reward_option:' || case bounties.currency when 'COIN' then 'coins' else 'money' end], null)`,
  counted: ['country', 'minimum_grade', 'item_format', 'target', 'reward_option'],
}
