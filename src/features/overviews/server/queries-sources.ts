import { type RawBuilder, sql } from 'kysely'
import { auctionSubject } from '#features/auctions/contract.ts'
import { bountySubject } from '#features/bounties/contract.ts'
import { clubSubject } from '#features/clubs/contract.ts'
import { eventSubject } from '#features/events/contract.ts'
import { productSubject } from '#features/products/contract.ts'
import { stampItemSubject } from '#features/stamp-items/contract.ts'
import { storeSubject } from '#features/stores/contract.ts'
import { tradeSubject } from '#features/trades/contract.ts'
import type { Family } from '../shapes.ts'

/** Where a list comes from: expressions over its rows `x`. The order is that of the ids, which are made in the order of time. */
export interface Source {
  readonly from: RawBuilder<unknown>
  readonly number: RawBuilder<unknown>
  readonly title: RawBuilder<unknown>
  readonly owner: RawBuilder<unknown>
  readonly status: RawBuilder<unknown>
  readonly amount: RawBuilder<unknown>
  readonly currency: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** Privacy: drafts, and items that their owner shows nobody, are not in it. */
  readonly only?: RawBuilder<unknown>
  /** Few enough to look for words in their names. */
  readonly is_few?: true
  readonly path?: (id: string) => string
  /** Whose page only those who belong to it may open. */
  readonly is_closed?: RawBuilder<unknown>
  readonly reportable_type?: string
}
const NONE = sql`null`
const usual = { number: sql`x.number`, title: sql`x.name`, status: sql`x.status`, amount: NONE, currency: NONE, at: sql`x.created_at` } as const
const goods = {
  ...usual,
  ...{ from: sql`products x`, owner: sql`x.member_id`, amount: sql`x.price`, currency: sql`x.currency` },
  ...{ path: productSubject.path, reportable_type: productSubject.name },
} as const

export const SOURCES: Readonly<Record<Family, Source>> = {
  stores: {
    ...usual,
    ...{ from: sql`stores x`, number: sql`x.uuid`, owner: sql`x.member_id`, is_few: true, path: storeSubject.path },
    status: sql`case when x.away_until > clock_timestamp() and x.away_from <= clock_timestamp() then 'away' else 'open' end`,
    reportable_type: storeSubject.name,
  },
  products: { ...goods, only: sql`x.productable_type = 'StampItem' and x.status not in ('draft', 'scheduled')` },
  supplies: { ...goods, only: sql`x.productable_type = 'Supply' and x.status not in ('draft', 'scheduled')` },
  auctions: {
    ...usual,
    ...{ from: sql`auctions x`, owner: sql`x.seller_id`, amount: sql`coalesce(x.price, x.current_price, x.initial_bid)`, currency: sql`x.currency` },
    ...{ path: auctionSubject.path, reportable_type: auctionSubject.name, only: sql`x.status not in ('draft', 'scheduled')` },
  },
  stampItems: {
    ...usual,
    from: sql`stamp_items x`,
    owner: sql`x.member_id`,
    only: sql`x.deleted_at is null and x.is_shown`,
    path: stampItemSubject.path,
  },
  bounties: {
    ...usual,
    ...{ from: sql`bounties x`, title: sql`x.title`, owner: sql`x.user_id`, amount: sql`x.reward`, currency: sql`x.currency` },
    ...{ path: bountySubject.path, only: sql`x.status not in ('Draft', 'Scheduled')` },
  },
  trades: {
    ...usual,
    from: sql`trades x`,
    title: sql`x.title`,
    owner: sql`x.owner_id`,
    path: tradeSubject.path,
    only: sql`x.published_at is not null and not x.is_direct`,
  },
  clubs: {
    ...usual,
    ...{ from: sql`clubs x`, number: NONE, is_few: true, path: clubSubject.path, reportable_type: clubSubject.name },
    is_closed: sql`x.visibility = 'hidden'`,
    owner: sql`(select c.member_id from club_members c where c.club_id = x.id and c.standing = 'owner' limit 1)`,
  },
  events: {
    ...usual,
    ...{ from: sql`events x`, number: NONE, title: sql`x.title`, owner: sql`x.user_id`, only: sql`x.status <> 'draft'` },
    ...{ path: eventSubject.path, reportable_type: eventSubject.name, is_closed: sql`x.visibility = 'Private'` },
  },
  coins: {
    ...usual,
    ...{ from: sql`coin_purchases x`, number: NONE, title: sql`(x.coins * x.quantity)::text`, owner: sql`x.member_id` },
    ...{ amount: sql`x.amount`, currency: sql`x.currency` },
  },
  invoices: {
    ...usual,
    ...{ from: sql`invoices x`, title: sql`x.number`, owner: sql`x.member_id`, status: sql`'issued'`, at: sql`x.issued_at` },
    ...{ amount: sql`x.amount`, currency: sql`x.currency` },
  },
}
