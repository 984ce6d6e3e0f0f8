import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { fields, flagStatuses } from './rules.ts'

export const FlagId = id('flag_tickets')
export type FlagId = z.infer<typeof FlagId>

export const flagRoles = ['owner', 'flagger', 'voter', 'moderator'] as const
export type FlagRole = (typeof flagRoles)[number]
export const flagVotes = ['correct', 'incorrect', 'unsure'] as const
const flagDeeds = [
  ...(['vote', 'join', 'ask', 'answer', 'request_removal', 'agree', 'disagree', 'withdraw', 'mend', 'appeal', 'say', 'decide'] as const),
] as const
const flagBars = ['party', 'voted', 'new_account', 'suspended', 'partner', 'last_jury', 'moderator', 'over'] as const

const Mille = z.int().check(z.gte(0), z.lte(1_000))
/** A box on a picture, in thousandths of its width and height. */
export const FlagMark = z.strictObject({
  picture: z._default(z.int().check(z.gte(0), z.lte(11)), 0),
  ...{ x: Mille, y: Mille, width: Mille, height: Mille },
  note: line(200),
})

const FlagReport = z.object({
  id: z.uuid(),
  flagger: z.nullable(PublicMember),
  claim: z.string(),
  marks: z.array(FlagMark),
  gauge: z.nullable(z.number()),
  catalogue_entry: z.nullable(z.object({ id: CatalogueEntryId, name: z.string() })),
  /** How the flagger had dealt with the owner before: as a buyer, a seller, in a trade. Told to parties and moderators. */
  relation: z.nullable(z.enum(['Trade', 'Seller', 'Buyer'])),
  /** Coins that are held for it, which is told to the flagger and to moderators: to others it would say how few somebody has. */
  stake: z.nullable(z.int()),
  at: Instant,
})
const FlagMessage = z.object({
  id: z.uuid(),
  actor: z.enum([...flagRoles, 'clock']),
  is_own: z.boolean(),
  user: z.nullable(PublicMember),
  action: z.string(),
  body: z.string(),
  audience: z.enum(['all', 'parties']),
  medias: z.array(Media),
  at: Instant,
})
const FlaggedItem = z.object({
  name: z.string(),
  item_kind: z.string(),
  country: z.nullable(z.string()),
  year_issued: z.nullable(z.int()),
  condition: z.nullable(z.string()),
  perforation: z.string(),
  medias: z.array(Media),
})
const SkillLine = z.object({ field: z.enum(fields), was_right: z.int(), judged: z.int(), weight: z.int() })

/** What a list shows of a ticket. */
export const FlagCard = named(
  'FlagCard',
  z.object({
    ...{ id: FlagId, number: z.int(), status: z.enum(flagStatuses), reason: z.string(), name: z.string(), media: z.nullable(Media) },
    ...{ role: z.enum(flagRoles), has_voted: z.boolean(), voters: z.int(), round: z.int(), referred: z.boolean() },
    ...{ due_at: z.nullable(Instant), created_at: Instant, decided_at: z.nullable(Instant) },
    /** The last step, by its name. */
    current_activity_message: z.string(),
    /** Is it the viewer's turn? */
    waits: z.boolean(),
  }),
)

/** What a moderator reads of a ticket that waits: what is claimed, and how the vote stands. */
export const WaitingFlag = named(
  'WaitingFlag',
  z.extend(FlagCard, {
    field: z.nullable(z.enum(fields)),
    claims: z.array(z.string()),
    tally: z.object({ voters: z.int(), correct: z.int(), incorrect: z.int() }),
    /** Not a party, has neither voted nor decided it before. */
    may_decide: z.boolean(),
  }),
)

/**
 * A ticket as its reader may know it. Before they have voted, voters are told neither who the parties are nor how it stands, in no field and in no
 * order: `stamp_id`, `flagger_id`, `sender` and `owner` are null, `tally` and `votes` are not there.
 */
export const FlagTicket = named(
  'FlagTicket',
  z.object({
    ...{ id: FlagId, number: z.int(), status: z.enum(flagStatuses), reason: z.string(), field: z.nullable(z.enum(fields)) },
    flaggable_type: z.literal('StampItem'),
    stamp_id: z.nullable(StampItemId),
    flagger_id: z.nullable(MemberId),
    sender: z.nullable(PublicMember),
    owner: z.nullable(PublicMember),
    flaggable: FlaggedItem,
    role: z.enum(flagRoles),
    may: z.array(z.enum(flagDeeds)),
    vote_bar: z.nullable(z.enum(flagBars)),
    ...{ round: z.int(), created_at: Instant, due_at: z.nullable(Instant), referred_at: z.nullable(Instant), appeal_until: z.nullable(Instant) },
    asked_of: z.nullable(z.enum(['owner', 'flagger'])),
    first_verdict: z.nullable(z.enum(['accepted', 'rejected'])),
    decided_by: z.nullable(z.enum(['jury', 'moderator', 'flagger', 'owner', 'clock'])),
    decided_at: z.nullable(Instant),
    decision: z.string(),
    /** Facts of the item that are not as they were when it was flagged. */
    changed_facts: z.array(z.string()),
    reports: z.array(FlagReport),
    voters: z.int(),
    tally: z.nullable(z.object({ correct: z.int(), incorrect: z.int() })),
    votes: z.array(z.object({ vote: z.enum(flagVotes), note: z.string(), weight: z.int(), user: z.nullable(PublicMember) })),
    own_vote: z.nullable(z.object({ vote: z.enum(flagVotes), note: z.string(), weight: z.int() })),
    messages: z.array(FlagMessage),
    current_activity_message: z.string(),
    activity: z.object({ activity_type: z.string(), redirect_back_to: z.string(), stamp_ids: z.array(StampItemId) }),
    /** The reader's own record, in every field they were judged in. */
    record: z.array(SkillLine),
    /** What the reader's vote would weigh here. */
    weight: z.nullable(z.int()),
  }),
)
export type FlagTicket = z.infer<typeof FlagTicket>
