import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant } from '#kernel/shapes.ts'
import { Auction, AuctionId, auctionFields } from './shapes.ts'

const auction = z.object({ auction: Auction })
export const given = {
  'auction.item_not_found': { status: 422, field: 'auctionable_id' },
  'auction.unit': { status: 422, field: 'unit' },
  'auction.reserve_price': { status: 422, field: 'reserve_price' },
  'auction.buy_it_now_price': { status: 422, field: 'buy_it_now_price' },
  'auction.ends_at': { status: 422, field: 'ends_at' },
  'auction.shipping_option': { status: 422, field: 'shipping_option' },
} as const
/** Refusals to publish. */
export const unpublishable = {
  'auction.item_status': { status: 422, field: 'auctionable_id' },
  'auction.item_picture': { status: 422, field: 'auctionable_id' },
  'auction.item_committed': { status: 409, field: 'auctionable_id' },
  'auction.no_shipping': { status: 409, field: 'shipping_option' },
  'auction.no_address': { status: 409 },
  'auction.account_inactive': { status: 409 },
  'auction.limit': { status: 403 },
} as const
export const notFound = { 'auction.not_found': { status: 404 } } as const
export const wrongState = { 'auction.wrong_state': { status: 409 } } as const
const untimely = { 'auction.publish_at': { status: 422, field: 'publish_at' } } as const

/** A lot before it opens: written, scheduled, and taken back. */
export const writing = {
  create: operation({
    http: 'POST /auctions',
    permission: 'auctions.crud',
    /** With `is_published`, `publish_at` a time ahead opens it then. */
    input: fields({ ...auctionFields, is_published: z._default(Flag, false), publish_at: z.optional(Instant) }),
    output: auction,
    refusals: { ...given, ...unpublishable, ...untimely },
    limit: { per_minute: 60 },
    doc: 'Describe a lot: an item of one’s own that is FOR_AUCTION. A draft until it is published; with `publish_at` it opens by itself then.',
  }),
  update: operation({
    http: 'POST /auctions/{id}',
    permission: 'auctions.crud',
    input: fields({ id: AuctionId, ...auctionFields, publish_at: z.optional(Instant) }),
    output: auction,
    refusals: { ...notFound, ...wrongState, ...given, ...unpublishable, ...untimely },
    doc: 'Change a draft, or a lot without a bid; `publish_at` schedules a draft, or gives what is scheduled another time. Start, reserve, end and item are frozen at the first bid.',
  }),
  schedule: operation({
    http: 'POST /auctions/{id}/schedule',
    permission: 'auctions.crud',
    input: fields({ id: AuctionId, publish_at: Instant }),
    output: auction,
    refusals: { ...notFound, ...wrongState, ...given, ...unpublishable, ...untimely },
    doc: 'Open a draft at a time within a year. Its piece is promised then: what cannot be opened then is a draft again, and its seller is told why.',
  }),
  unschedule: operation({
    http: 'POST /auctions/{id}/unschedule',
    permission: 'auctions.crud',
    input: fields({ id: AuctionId }),
    output: auction,
    refusals: { ...notFound, ...wrongState },
    doc: 'Not at its time: what was scheduled is a draft again.',
  }),
}
