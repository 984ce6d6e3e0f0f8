import * as z from 'zod/mini'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, line, listOf, paging } from '#kernel/shapes.ts'
import { familyStatuses, OverviewRow } from './shapes.ts'

export { familyStatuses } from './shapes.ts'

const filterOf = <const S extends readonly [string, ...string[]]>(statuses: S) => ({
  search: z.optional(line(254)),
  status: z.optional(z.enum(statuses)),
})
const paged = paging(PAGE.dashboard)
const listed = { output: z.object({ rows: listOf(OverviewRow) }), refusals: {} } as const
const exported = {
  gives: 'file',
  fresh: true,
  audit: 'export',
  output: z.object({}),
  refusals: {},
  doc: 'The filtered list as CSV, its newest 50,000.',
} as const

/** Lists of the dashboard, one for each family of things, each with a permission of its own. */
export const overviews = {
  stores: operation({
    http: 'GET /admin/lists/stores',
    permission: 'user.access.stores',
    input: fields({ ...filterOf(familyStatuses.stores), ...paged }),
    ...listed,
    doc: 'Stores, the newest first. `search` is a number, a member’s username, number or address, or words of its name.',
  }),
  storesFile: operation({
    http: 'GET /admin/lists/stores/export',
    permission: 'user.access.stores',
    input: fields(filterOf(familyStatuses.stores)),
    ...exported,
  }),
  products: operation({
    http: 'GET /admin/lists/products',
    permission: 'user.access.stores',
    input: fields({ ...filterOf(familyStatuses.products), ...paged }),
    ...listed,
    doc: 'Products of all stores, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  productsFile: operation({
    http: 'GET /admin/lists/products/export',
    permission: 'user.access.stores',
    input: fields(filterOf(familyStatuses.products)),
    ...exported,
  }),
  supplies: operation({
    http: 'GET /admin/lists/supplies',
    permission: 'user.access.supplies',
    input: fields({ ...filterOf(familyStatuses.supplies), ...paged }),
    ...listed,
    doc: 'Supplies that stores list, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  suppliesFile: operation({
    http: 'GET /admin/lists/supplies/export',
    permission: 'user.access.supplies',
    input: fields(filterOf(familyStatuses.supplies)),
    ...exported,
  }),
  auctions: operation({
    http: 'GET /admin/lists/auctions',
    permission: 'user.access.auctions',
    input: fields({ ...filterOf(familyStatuses.auctions), ...paged }),
    ...listed,
    doc: 'Auctions, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  auctionsFile: operation({
    http: 'GET /admin/lists/auctions/export',
    permission: 'user.access.auctions',
    input: fields(filterOf(familyStatuses.auctions)),
    ...exported,
  }),
  stampItems: operation({
    http: 'GET /admin/lists/stamp-items',
    permission: 'user.access.stamp_items',
    input: fields({ ...filterOf(familyStatuses.stampItems), ...paged }),
    ...listed,
    doc: 'Items of all collections, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  stampItemsFile: operation({
    http: 'GET /admin/lists/stamp-items/export',
    permission: 'user.access.stamp_items',
    input: fields(filterOf(familyStatuses.stampItems)),
    ...exported,
  }),
  bounties: operation({
    http: 'GET /admin/lists/bounties',
    permission: 'user.access.bounties',
    input: fields({ ...filterOf(familyStatuses.bounties), ...paged }),
    ...listed,
    doc: 'Bounties, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  bountiesFile: operation({
    http: 'GET /admin/lists/bounties/export',
    permission: 'user.access.bounties',
    input: fields(filterOf(familyStatuses.bounties)),
    ...exported,
  }),
  trades: operation({
    http: 'GET /admin/lists/trades',
    permission: 'user.access.trades',
    input: fields({ ...filterOf(familyStatuses.trades), ...paged }),
    ...listed,
    doc: 'Trades, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  tradesFile: operation({
    http: 'GET /admin/lists/trades/export',
    permission: 'user.access.trades',
    input: fields(filterOf(familyStatuses.trades)),
    ...exported,
  }),
  clubs: operation({
    http: 'GET /admin/lists/clubs',
    permission: 'user.access.clubs',
    input: fields({ ...filterOf(familyStatuses.clubs), ...paged }),
    ...listed,
    doc: 'Clubs, whatever their visibility, the newest first. `search` is a number, a member’s username, number or address, or words of its name.',
  }),
  clubsFile: operation({
    http: 'GET /admin/lists/clubs/export',
    permission: 'user.access.clubs',
    input: fields(filterOf(familyStatuses.clubs)),
    ...exported,
  }),
  events: operation({
    http: 'GET /admin/lists/events',
    permission: 'user.access.events',
    input: fields({ ...filterOf(familyStatuses.events), ...paged }),
    ...listed,
    doc: 'Events and exhibitions that were announced, whatever their visibility, the newest first. `search` is a member’s username, number or address.',
  }),
  eventsFile: operation({
    http: 'GET /admin/lists/events/export',
    permission: 'user.access.events',
    input: fields(filterOf(familyStatuses.events)),
    ...exported,
  }),
  coins: operation({
    http: 'GET /admin/lists/coins',
    permission: 'user.access.coin_management',
    input: fields({ ...filterOf(familyStatuses.coins), ...paged }),
    ...listed,
    doc: 'Purchases of coins, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  coinsFile: operation({
    http: 'GET /admin/lists/coins/export',
    permission: 'user.access.coin_management',
    input: fields(filterOf(familyStatuses.coins)),
    ...exported,
  }),
  invoices: operation({
    http: 'GET /admin/lists/invoices',
    permission: 'user.access.invoices',
    input: fields({ ...filterOf(familyStatuses.invoices), ...paged }),
    ...listed,
    doc: 'Invoices of memberships, the newest first. `search` is a number, a member’s username, number or address.',
  }),
  invoicesFile: operation({
    http: 'GET /admin/lists/invoices/export',
    permission: 'user.access.invoices',
    input: fields(filterOf(familyStatuses.invoices)),
    ...exported,
  }),
}
