import * as z from 'zod/mini'
import { CatalogueEntry, CatalogueEntryId } from '#features/catalogue/contract.ts'
import { Media, MediaId } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Code, Instant, id, line, named, prose } from '#kernel/shapes.ts'

export const ProposalId = id('catalogue_proposals')
export type ProposalId = z.infer<typeof ProposalId>

export const proposalKinds = ['new', 'correction'] as const
export const proposalStatuses = ['Voting', 'Undecided', 'Stale', 'Accepted', 'Rejected', 'Withdrawn'] as const

const optional = <S extends z.ZodMiniType>(shape: S) => z.optional(z.nullable(shape))
const Words = (most: number) => z.optional(z.union([z.literal(''), line(most)]))
const Millimetres = z.int().check(z.gte(1), z.lte(2000))

/** Facts of an entry as they are proposed; what is left out is not proposed. */
export const proposable = {
  item_kind: z.optional(z.enum(['stamp', 'coin', 'banknote', 'other'])),
  name: z.optional(line(140)),
  series: Words(140),
  country: optional(Code),
  year_issued: optional(z.int().check(z.gte(1400), z.lte(2200))),
  denomination: Words(60),
  color: optional(Code),
  perforation: Words(40),
  format: optional(Code),
  printing: optional(Code),
  width_mm: optional(Millimetres),
  height_mm: optional(Millimetres),
  designer: Words(120),
  printer: Words(120),
  total_stamps_issued: optional(z.int().check(z.gte(1), z.lte(1_000_000_000_000))),
  description: z.optional(prose(5_000)),
  topic_ids: z.optional(z.array(Code).check(z.maxLength(20))),
  catalogue_number: z.optional(z.array(z.strictObject({ type: Code, number: line(40) })).check(z.maxLength(12))),
  media_id: optional(MediaId),
  stamp_kind: z.optional(z.enum(['actual', 'sample'])),
}
export const proposableNames = Object.keys(proposable) as (keyof typeof proposable)[]
export const ProposedFacts = z.strictObject(proposable)
export type ProposedFacts = z.infer<typeof ProposedFacts>

/** A value as a reader reads it: its words, or its picture. */
const Shown = z.object({ text: z.string(), media: z.nullable(Media) })
const ChangedField = named(
  'ChangedField',
  z.object({ field: z.enum(proposableNames as [(typeof proposableNames)[number]]), old: z.nullable(Shown), new: z.nullable(Shown) }),
)

const Vote = named(
  'CatalogueVote',
  z.object({
    in_favour: z.boolean(),
    note: z.string(),
    weight: z.int(),
    /** A moderator is told who it was. */
    user: z.nullable(PublicMember),
  }),
)

export const Proposal = named(
  'CatalogueProposal',
  z.object({
    id: ProposalId,
    kind: z.enum(proposalKinds),
    status: z.enum(proposalStatuses),
    title: z.string(),
    entry: z.nullable(z.object({ id: CatalogueEntryId, number: z.int(), name: z.string() })),
    user: z.nullable(PublicMember),
    is_own: z.boolean(),
    fields: z.array(ChangedField),
    note: z.string(),
    created_at: Instant,
    opened_at: Instant,
    closes_at: z.nullable(Instant),
    decided_at: z.nullable(Instant),
    /** Who decided: the vote, or a moderator. */
    decided_by: z.nullable(z.enum(['vote', 'moderator'])),
    reason: z.string(),
    voters: z.int(),
    /** Weight on each side; hidden while others still vote. */
    tally: z.nullable(z.object({ in_favour: z.int(), against: z.int() })),
    own_vote: z.nullable(z.object({ in_favour: z.boolean(), note: z.string() })),
    /** What the viewer may do with it now. */
    may: z.array(z.enum(['vote', 'withdraw', 'renew', 'decide'])),
  }),
)
export const ProposalWithVotes = z.extend(Proposal, {
  /** When it is decided: what voters wrote. For a moderator always, with their names. */
  votes: z.array(Vote),
  /** Of a stale one: what stands in the entry now, and similar entries that were added since. */
  present: z.nullable(z.array(ChangedField)),
  similar: z.array(CatalogueEntry),
})

/** One acceptance in the change log of an entry. */
export const EntryChanges = named(
  'EntryChanges',
  z.object({
    proposal_id: z.uuid(),
    kind: z.enum(proposalKinds),
    user: z.nullable(PublicMember),
    decided_by: z.enum(['vote', 'moderator']),
    changed_at: Instant,
    fields: z.array(ChangedField),
  }),
)
