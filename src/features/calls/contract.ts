import * as z from 'zod/mini'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { callStatuses, callTypes, MAY_CALL, MOST_SIGNALS } from './rules.ts'
import { Call, CallHelper, CallId, CallLog, DeviceId, Epoch, GivenSignal, IceServer, Signal } from './shapes.ts'

export { Call, CallId } from './shapes.ts'

/** A call, as the chat keeps it in a line. */
export const callSubject = subject({ type: 'call', name: 'Call', path: () => '/calls' })

const callsOf = (member_id: string) => `calls of member:${member_id}`
const done = z.object({ done: z.literal(true) })
const answer = z.object({ call: Call })
const notFound = { 'calls.not_found': { status: 404 } } as const
const ringing = {
  'calls.no_member': { status: 404 },
  'calls.self': { status: 409 },
  'calls.not_known': { status: 403 },
  'calls.too_many': { status: 429 },
  'calls.busy': { status: 409 },
} as const
const over = { ...notFound, 'calls.over': { status: 409 } } as const
const inCall = { ...over, 'calls.elsewhere': { status: 409 } } as const
const ofCall = { permission: 'signed_in', limit: { per_minute: 60 } } as const

export const calls = {
  begin: operation({
    http: 'POST /calls',
    permission: MAY_CALL,
    input: fields({ user_id: MemberId, call_type: z.enum(callTypes), device_id: DeviceId }),
    output: answer,
    refusals: { ...ringing, 'calls.engaged': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Call a member: a connection, somebody one deals with, or somebody one talks with. It rings for ten seconds.',
  }),
  invite: operation({
    http: 'POST /calls/{id}/invite',
    permission: MAY_CALL,
    input: fields({ id: CallId, user_id: MemberId }),
    output: answer,
    refusals: { ...over, ...ringing, 'calls.full': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Call one more member into a call: four at most, and nobody whom one of the call has blocked.',
  }),
  accept: operation({
    http: 'POST /calls/{id}/accept',
    ...ofCall,
    input: fields({ id: CallId, device_id: DeviceId }),
    output: answer,
    refusals: { ...over, 'calls.answered': { status: 409 } },
    doc: 'Answer a call on this device. The first device wins; another is told that it was answered elsewhere.',
  }),
  reject: operation({
    http: 'POST /calls/{id}/reject',
    ...ofCall,
    input: fields({ id: CallId }),
    output: done,
    refusals: { ...over, 'calls.answered': { status: 409 } },
    doc: 'Decline a call that rings. It stands as missed in one’s log.',
  }),
  abort: operation({
    http: 'POST /calls/{id}/abort',
    ...ofCall,
    input: fields({ id: CallId }),
    output: done,
    refusals: over,
    doc: 'Stop calling those who have not answered yet.',
  }),
  end: operation({
    http: 'POST /calls/{id}/end',
    ...ofCall,
    input: fields({ id: CallId }),
    output: done,
    refusals: over,
    doc: 'Leave a call. With fewer than two it is over for all.',
  }),
  join: operation({
    http: 'POST /calls/{id}/join',
    ...ofCall,
    input: fields({ id: CallId, device_id: DeviceId, takes_over: z._default(z.boolean(), false) }),
    output: answer,
    refusals: inCall,
    doc: 'Come in with this device: after the check of microphone and camera, after a reload, or from another device with `takes_over`.',
  }),
  here: operation({
    http: 'POST /calls/{id}/here',
    ...ofCall,
    input: fields({ id: CallId, device_id: DeviceId }),
    output: done,
    refusals: inCall,
    doc: 'This device is still in the call. Whoever is not heard of for forty seconds has left.',
  }),
  current: operation({
    http: 'GET /calls/current',
    talk: true,
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ call: z.nullable(Call), callhelper: z.nullable(CallHelper), viewer_id: MemberId }),
    refusals: {},
    doc: 'The call that rings for one, or that one is in.',
    topics: (_, { viewer_id }) => [callsOf(viewer_id)],
  }),
  show: operation({
    http: 'GET /calls/{id}',
    talk: true,
    permission: 'signed_in',
    input: fields({ id: CallId }),
    output: z.object({ call: Call, has_relays: z.boolean() }),
    refusals: notFound,
    doc: 'A call of one’s own, and whether there are relays that hide one’s address.',
    topics: ({ id }) => [`call:${id}`],
  }),
  list: operation({
    http: 'GET /calls',
    talk: true,
    permission: 'signed_in',
    input: fields({ type: z._default(z.enum(['all', 'missed']), 'all'), ...paging(PAGE.usual) }),
    output: z.object({ calls: listOf(CallLog), viewer_id: MemberId }),
    refusals: {},
    doc: 'One’s call log, newest first: incoming, outgoing and missed.',
    topics: (_, { viewer_id }) => [callsOf(viewer_id)],
  }),
  way: operation({
    http: 'GET /users/{id}/callable',
    talk: true,
    permission: 'signed_in',
    input: fields({ id: MemberId }),
    output: z.object({ is_callable: z.boolean(), has_relays: z.boolean() }),
    refusals: { 'calls.no_member': { status: 404 } },
    doc: 'Whether one may call this member: they are a connection, deal with one, or talk with one; and whether there are relays that hide one’s address.',
  }),
  turn: operation({
    http: 'POST /calls/turn',
    permission: 'signed_in',
    input: fields({ id: CallId }),
    output: z.object({ ice_servers: z.array(IceServer), expires_at: z.nullable(Instant) }),
    refusals: over,
    limit: { per_minute: 20 },
    doc: 'Relay servers for a call that one is in, with credentials of one hour. None when the operator has configured none.',
  }),
  signal: operation({
    http: 'POST /calls/{id}/signals',
    permission: 'signed_in',
    input: fields({
      ...{ id: CallId, to_id: MemberId, epoch: Epoch, to_epoch: Epoch },
      signals: z.array(GivenSignal).check(z.minLength(1), z.maxLength(MOST_SIGNALS)),
    }),
    output: done,
    refusals: { ...inCall, 'calls.not_there': { status: 409 }, 'calls.too_many_signals': { status: 429 } },
    limit: { per_minute: 300 },
    doc: 'Offers, answers and addresses for the connection with another member of the call. Kept for a minute.',
  }),
  signals: operation({
    http: 'GET /calls/{id}/signals',
    talk: true,
    permission: 'signed_in',
    input: fields({ id: CallId, epoch: Epoch, after: z._default(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), 0) }),
    output: z.object({ signals: z.array(Signal), viewer_id: MemberId }),
    refusals: inCall,
    doc: 'What others of the call have sent to this device, in their order.',
    topics: (_, { viewer_id }) => [`signals of member:${viewer_id}`],
  }),
  showItem: operation({
    http: 'POST /calls/{id}/show-item',
    ...ofCall,
    input: fields({ id: CallId, stamp_item_id: z.nullable(StampItemId) }),
    output: answer,
    refusals: { ...over, 'calls.item': { status: 422, field: 'stamp_item_id' }, 'calls.table_full': { status: 409 } },
    doc: 'Lay an item on the table and show it to all of the call; null shows none. Everybody in the call must be allowed to see it.',
  }),
}

const ids = (members: readonly string[]) => members.map(callsOf)
/** The call stands otherwise. Sockets hear that it does, and read it by HTTP. */
export const callChanged = event({
  name: 'calls.changed',
  data: z.object({ call_id: CallId, member_ids: z.array(MemberId) }),
  topics: ({ call_id, member_ids }) => [`call:${call_id}`, ...ids(member_ids)],
  shows: ({ call_id }) => ({ call_id }),
})
/** A signal waits for `to_id`. */
export const signalled = event({
  name: 'calls.signalled',
  data: z.object({ call_id: CallId, to_id: MemberId }),
  topics: ({ to_id }) => [`signals of member:${to_id}`],
  shows: ({ call_id }) => ({ call_id }),
})
/** The call is over for one who was called: the chat keeps it in a line, and who missed it is told. */
export const callKept = event({
  name: 'calls.kept',
  data: z.object({
    ...{ call_id: CallId, member_id: MemberId, invited_by: MemberId, is_silent: z.boolean() },
    ...{ status: z.enum(callStatuses), call_type: z.enum(callTypes) },
  }),
  topics: ({ member_id, invited_by }) => ids([member_id, invited_by]),
})
