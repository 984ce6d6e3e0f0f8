import * as z from 'zod/mini'
import { Partner } from '#features/chat/contract.ts'
import { Media } from '#features/media/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { callActions, callStatuses, callTypes, LONGEST_SIGNAL, logTypes } from './rules.ts'

export const CallId = id('calls')
export type CallId = z.infer<typeof CallId>
/** Made by the page, kept while it is open: by it a member’s devices are told apart. */
export const DeviceId = z.uuid()
export const Epoch = z.int().check(z.gte(1), z.lte(1_000_000))

export const CallMember = named(
  'CallMember',
  z.object({
    ...{ user: z.nullable(Partner), user_id: MemberId, seat: z.int(), status: z.enum(callStatuses), is_own: z.boolean() },
    /** How often this member’s device has come in; 0 before it has. */
    epoch: z.int(),
  }),
)
export type CallMember = z.infer<typeof CallMember>

/** An item on the table, as this reader may know of it. */
const TableItem = named(
  'TableItem',
  z.object({ id: StampItemId, title: z.string(), line: z.string(), image_url: z.nullable(z.string()), laid_by: MemberId }),
)
const ShownOnTable = named(
  'ShownOnTable',
  z.object({ id: StampItemId, title: z.string(), line: z.string(), shown_by: z.nullable(MemberId), medias: z.array(Media) }),
)
export const Call = named(
  'Call',
  z.object({
    ...{ id: CallId, call_type: z.enum(callTypes), caller_id: MemberId, begun_at: Instant },
    ...{ answered_at: z.nullable(Instant), ended_at: z.nullable(Instant) },
    members: z.array(CallMember),
    own: z.object({
      ...{ user_id: MemberId, invited_by: MemberId, status: z.enum(callStatuses), action: z.enum(callActions) },
      ...{ epoch: z.int(), device_id: z.nullable(z.string()), rings_until: Instant },
    }),
    table: z.array(TableItem),
    shown: z.nullable(ShownOnTable),
  }),
)
export type Call = z.infer<typeof Call>

/** The specification’s record of a call that rings, with its names. */
export const CallHelper = named(
  'CallHelper',
  z.object({ from: z.string(), image: z.nullable(z.string()), user_id: MemberId, meetingtype: z.enum(callTypes), action: z.enum(callActions) }),
)
/** The specification’s row of the call log, with its names; and what it does not have. */
export const CallLog = named(
  'CallLog',
  z.object({
    ...{ callType: z.enum(callTypes), id: CallId, image: z.nullable(z.string()), name: z.nullable(z.string()), receiver_id: MemberId },
    ...{ time: Instant, type: z.enum(logTypes) },
    ...{ status: z.enum(callStatuses), seconds: z.nullable(z.int()), others: z.int(), user: z.nullable(Partner) },
  }),
)
export const GivenSignal = z.object({
  kind: z.enum(['description', 'candidate']),
  body: z.string().check(z.minLength(1), z.maxLength(LONGEST_SIGNAL)),
})
export const Signal = named(
  'Signal',
  z.object({ seq: z.int(), from_id: MemberId, from_epoch: z.int(), kind: z.enum(['description', 'candidate']), body: z.string() }),
)
export const IceServer = named('IceServer', z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }))
