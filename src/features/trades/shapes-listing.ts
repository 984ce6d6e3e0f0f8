import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, MemberId } from '#kernel/shapes.ts'
import { changeFields, Trade, TradeId, TradeOffer, termFields, tradeFields } from './shapes.ts'
import { given, notFound, terms, wrongState } from './shapes-refusals.ts'

const owns = 'marketplace.trading.sending_proposal'
const trade = z.object({ trade: Trade })
const move = { permission: owns, input: fields({ id: TradeId }), output: trade } as const
const moved = { ...notFound, ...wrongState } as const
const untimely = { 'trade.publish_at': { status: 422, field: 'publish_at' } } as const

/** What the owner of a listing does with it. */
export const listing = {
  create: operation({
    http: 'POST /trades',
    permission: owns,
    commits: true,
    input: fields({
      ...tradeFields,
      title: z.optional(tradeFields.title),
      receiver_id: z.optional(MemberId),
      /** With `is_published`, a time ahead opens it then. */
      publish_at: z.optional(Instant),
      offer: z.optional(z.strictObject(termFields)),
    }),
    output: z.object({ trade: Trade, trade_offer: z.nullable(TradeOffer) }),
    refusals: { ...given, ...untimely, ...terms, 'trade.receiver': { status: 422, field: 'receiver_id' } },
    limit: { per_minute: 30 },
    doc: 'Put items up for trade: a draft until it is published; with `publish_at` it opens by itself then. With `receiver_id` a direct proposal to the owner of items that are for trade or open to offers: `tradeables` are theirs, `offer` is what one gives.',
  }),
  update: operation({
    http: 'POST /trades/{id}',
    permission: owns,
    input: fields({ id: TradeId, ...changeFields, publish_at: z.optional(Instant) }),
    output: trade,
    refusals: { ...moved, ...given, ...untimely },
    doc: 'Change a draft, or what has ended; of one that is open its end alone. `publish_at` schedules a draft, or gives what is scheduled another time.',
  }),
  publish: operation({ http: 'POST /trades/{id}/publish', ...move, refusals: { ...moved, ...given }, doc: 'Open it for offers.' }),
  unpublish: operation({ http: 'POST /trades/{id}/unpublish', ...move, refusals: moved, doc: 'Take it from the market: open offers end.' }),
  archive: operation({ http: 'POST /trades/{id}/archive', ...move, refusals: moved, doc: 'Put it away: open offers end.' }),
  schedule: operation({
    http: 'POST /trades/{id}/schedule',
    permission: owns,
    input: fields({ id: TradeId, publish_at: Instant }),
    output: trade,
    refusals: { ...moved, ...given, ...untimely },
    doc: 'Open a draft at a time within a year. What cannot be opened then is a draft again, and its owner is told why.',
  }),
  unschedule: operation({
    http: 'POST /trades/{id}/unschedule',
    ...move,
    refusals: moved,
    doc: 'Not at its time: what was scheduled is a draft again.',
  }),
}
