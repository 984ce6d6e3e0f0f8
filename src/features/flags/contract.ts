import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { MediaId } from '#features/media/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Code, choices, fields, Instant, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { flagStatuses } from './rules.ts'
import { FlagCard, FlagId, FlagMark, FlagTicket, flagRoles, flagVotes, WaitingFlag } from './shapes.ts'

export { FlagId } from './shapes.ts'

export const flagSubject = subject({ type: 'flag', name: 'FlagTicket', path: (id) => `/flags/${id}/conversation` })
export const flagViews = ['mine', 'on_mine', 'to_vote', 'all'] as const

const notFound = { 'flag.not_found': { status: 404 } } as const
const state = { ...notFound, 'flag.state': { status: 409 } } as const
const pictures = { 'flag.media': { status: 422, field: 'media_ids' } } as const
const one = z.object({ flag: FlagTicket })
const words = prose(2_000).check(z.minLength(1))
const media_ids = z._default(z.array(MediaId).check(z.maxLength(6)), [])
const step = { permission: 'flags.crud', output: one, limit: { per_minute: 30 } } as const

export const flags = {
  list: operation({
    http: 'GET /flags',
    permission: 'flags.crud',
    input: fields({ view: z._default(z.enum(flagViews), 'mine'), status: choices(z.enum(flagStatuses)), ...paging(PAGE.usual) }),
    output: z.object({ flags: listOf(FlagCard), viewer_id: MemberId }),
    refusals: {},
    doc: 'Flags, the newest first: of one’s own (`mine`), on one’s own items (`on_mine`), those one may vote on (`to_vote`), or all on items one may see.',
    topics: (_, { viewer_id }) => [`flags of member:${viewer_id}`],
  }),
  show: operation({
    http: 'GET /flags/{id}',
    permission: 'flags.crud',
    input: fields({ id: FlagId }),
    output: one,
    refusals: notFound,
    doc: 'One flag with its evidence, its conversation and the own record. Before one has voted neither the parties nor the votes are told.',
    topics: ({ id }) => [`flag:${id}`],
  }),
  ofItem: operation({
    http: 'GET /stamp-items/{id}/flags',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: StampItemId }),
    output: z.object({
      flags: z.array(FlagCard),
      /** Reasons that a jury or a moderator has found right, and when the owner has said to have corrected it. */
      confirmed: z.array(z.object({ reason: z.string(), decided_at: Instant, corrected_at: z.nullable(Instant) })),
      may_flag: z.boolean(),
      /** Coins of the viewer that a flag would hold. */
      stake: z.int(),
    }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'What is confirmed about an item, and for members all its flags.',
    topics: ({ id }) => [`flags of item:${id}`],
  }),
  raise: operation({
    http: 'POST /flags',
    permission: 'flags.crud',
    commits: true,
    input: fields({
      flaggable_type: z._default(z.literal('StampItem'), 'StampItem'),
      flaggable_id: StampItemId,
      reason: Code,
      claim: words,
      marks: z._default(z.array(FlagMark).check(z.maxLength(6)), []),
      gauge: z.optional(z.nullable(z.number().check(z.gte(2), z.lte(30), z.multipleOf(0.01)))),
      catalogue_entry_id: z.optional(z.nullable(CatalogueEntryId)),
      media_ids,
    }),
    output: one,
    refusals: {
      ...pictures,
      'stamp_item.not_found': { status: 404 },
      'flag.own': { status: 403 },
      'flag.already': { status: 409 },
      'flag.limit': { status: 409 },
      'flag.full': { status: 409 },
      'flag.late': { status: 409 },
      'flag.other': { status: 409, field: 'reason' },
      'flag.confirmed': { status: 409, field: 'reason' },
      'flag.judged': { status: 403 },
      'flag.suspended': { status: 403 },
      'flag.reason': { status: 422, field: 'reason' },
      'flag.entry': { status: 422, field: 'catalogue_entry_id' },
    },
    limit: { per_minute: 10 },
    doc: 'Flag an item, or join the flag that is open on it. 50 coins if the jury agrees; 100 are charged if it does not, of which those one has are held.',
  }),
  vote: operation({
    http: 'POST /flags/{id}/vote',
    ...step,
    input: fields({ id: FlagId, vote: z.enum(flagVotes), note: z._default(prose(1_000), '') }),
    refusals: { ...state, 'flag.no_vote': { status: 403 }, 'flag.voted': { status: 409 } },
    doc: 'Say whether a flag is right, once. `unsure` counts for presence, not for a side.',
  }),
  say: operation({
    http: 'POST /flags/{id}/messages',
    ...step,
    input: fields({ id: FlagId, body: prose(2_000), media_ids, to: z._default(z.enum(['all', 'parties']), 'all') }),
    refusals: { ...state, ...pictures, 'flag.talk': { status: 409 }, 'flag.empty': { status: 422, field: 'body' } },
    doc: 'A party says something, with pictures: to all, or to the other party and the moderators alone.',
  }),
  clarify: operation({
    http: 'POST /flags/{id}/clarify',
    ...step,
    input: fields({ id: FlagId, of: z.enum(['owner', 'flagger']), body: words }),
    refusals: { ...state, 'flag.no_vote': { status: 403 }, 'flag.asked': { status: 409 } },
    doc: 'Ask a party for something clearer. The vote stands still until the answer, seven days at most.',
  }),
  answer: operation({
    http: 'POST /flags/{id}/answer',
    ...step,
    input: fields({ id: FlagId, body: words, media_ids }),
    refusals: { ...state, ...pictures },
    doc: 'Answer what was asked; the vote goes on.',
  }),
  requestRemoval: operation({
    http: 'POST /flags/{id}/request-removal',
    ...step,
    input: fields({ id: FlagId, note: z._default(prose(2_000), '') }),
    refusals: { ...state, 'flag.unchanged': { status: 409 } },
    doc: 'Its owner has mended the item, and asks the flagger to agree.',
  }),
  agree: operation({
    http: 'POST /flags/{id}/agree',
    ...step,
    input: fields({ id: FlagId }),
    refusals: state,
    doc: 'The flagger agrees that the item is mended: the flag is resolved and was right.',
  }),
  disagree: operation({
    http: 'POST /flags/{id}/disagree',
    ...step,
    input: fields({ id: FlagId, note: z._default(prose(2_000), '') }),
    refusals: state,
    doc: 'The flagger does not agree; the vote goes on. The owner cannot ask again.',
  }),
  withdraw: operation({
    http: 'POST /flags/{id}/withdraw',
    ...step,
    input: fields({ id: FlagId }),
    refusals: state,
    doc: 'Take a flag back before anybody has voted or joined. No coins move.',
  }),
  mend: operation({
    http: 'POST /flags/{id}/mend',
    ...step,
    input: fields({ id: FlagId, note: z._default(prose(2_000), '') }),
    refusals: { ...state, 'flag.unchanged': { status: 409 } },
    doc: 'Its owner has corrected what the jury found: the mark says so from then on.',
  }),
  appeal: operation({
    http: 'POST /flags/{id}/appeal',
    ...step,
    commits: true,
    input: fields({ id: FlagId, note: words }),
    refusals: state,
    doc: 'Whom the decision went against asks a fresh jury, once, within fourteen days.',
  }),
  waiting: operation({
    http: 'GET /admin/flags',
    permission: 'user.access.flagged',
    input: fields(paging(PAGE.dashboard)),
    output: z.object({ flags: listOf(WaitingFlag) }),
    refusals: {},
    doc: 'Flags that wait for a moderator, the oldest first, with what is claimed and how the vote stands: without a quorum, or of a kind that no jury decides.',
    topics: () => ['flag_tickets:all'],
  }),
  decide: operation({
    http: 'POST /admin/flags/{id}/decide',
    permission: 'user.access.flagged',
    fresh: true,
    audit: 'moderation',
    input: fields({ id: FlagId, verdict: z.enum(['accept', 'reject', 'decline', 'resolve']), note: prose(1_000).check(z.minLength(1)) }),
    output: one,
    refusals: { ...state, 'flag.own_case': { status: 403 }, 'flag.jury': { status: 409 } },
    doc: 'A moderator decides what no jury does, with the reason that both parties read; declines anything that is not in an appeal.',
  }),
}

/** A step of a ticket: who took it, and who is a party. */
export const flagMoved = event({
  name: 'flags.moved',
  data: z.object({
    ...{ flag_id: FlagId, stamp_item_id: z.nullable(StampItemId), number: z.int(), name: z.string() },
    ...{ owner_id: MemberId, flagger_ids: z.array(MemberId), actor_id: z.nullable(MemberId), by: z.enum([...flagRoles, 'clock']) },
    ...{ action: z.string(), status: z.enum(flagStatuses), message_id: z.uuid(), at: Instant },
    /** Coins that each flagger has won, or lost. */
    coins: z.int(),
    /** Whom it went against may appeal. */
    may_appeal: z._default(z.boolean(), false),
  }),
  topics: ({ flag_id, stamp_item_id, owner_id, flagger_ids }) => [
    ...[`flag:${flag_id}`, 'flag_tickets:all', ...(stamp_item_id ? [`flags of item:${stamp_item_id}`] : [])],
    ...[owner_id, ...flagger_ids].map((id) => `flags of member:${id}`),
  ],
})
/** Somebody has voted: those who read along hear that, and not who. */
export const flagVoted = event({ name: 'flags.voted', data: z.object({ flag_id: FlagId }), topics: ({ flag_id }) => [`flag:${flag_id}`] })
