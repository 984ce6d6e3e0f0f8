import * as z from 'zod/mini'
import { CatalogueEntry, CatalogueEntryId } from '#features/catalogue/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { choices, Flag, fields, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { EntryChanges, Proposal, ProposalId, ProposalWithVotes, ProposedFacts, proposalKinds, proposalStatuses } from './shapes.ts'

export { Proposal, ProposalId, type ProposedFacts as GivenFacts, proposalStatuses } from './shapes.ts'

export const proposalSubject = subject({ type: 'catalogue_proposal', name: 'CatalogueProposal', path: (id) => `/stamps/proposals/${id}` })

const Note = z._default(prose(1_000), '')
const gone = { 'proposal.not_found': { status: 404 } } as const
const state = { ...gone, 'proposal.state': { status: 409 } } as const
const facts = {
  'proposal.country': { status: 422, field: 'facts.country' },
  'proposal.color': { status: 422, field: 'facts.color' },
  'proposal.format': { status: 422, field: 'facts.format' },
  'proposal.printing': { status: 422, field: 'facts.printing' },
  'proposal.topic': { status: 422, field: 'facts.topic_ids' },
  'proposal.catalogue_number': { status: 422, field: 'facts.catalogue_number' },
  'proposal.media': { status: 422, field: 'facts.media_id' },
  'proposal.many': { status: 409 },
} as const
const propose = { permission: 'catalogue.propose' } as const
const moved = z.object({ proposal: Proposal })
const Different = z._default(z.array(CatalogueEntryId).check(z.maxLength(50)), [])

export const proposals = {
  check: operation({
    http: 'POST /catalogue/proposals/check',
    ...propose,
    input: fields({ facts: ProposedFacts }),
    output: z.object({ entries: z.array(CatalogueEntry), proposals: z.array(Proposal) }),
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'Is it there already? Entries that bear one of its numbers or are told by the same facts, and open proposals with one of its numbers.',
  }),
  propose: operation({
    http: 'POST /catalogue/proposals',
    ...propose,
    commits: true,
    input: fields({ facts: ProposedFacts, note: Note, different_from: Different }),
    output: moved,
    refusals: { ...facts, 'proposal.name': { status: 422, field: 'facts.name' }, 'proposal.similar': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Propose a new entry of the catalogue. Similar entries that `POST /catalogue/proposals/check` finds have to be named in `different_from`.',
  }),
  correct: operation({
    http: 'POST /catalogue/{id}/corrections',
    ...propose,
    commits: true,
    input: fields({ id: CatalogueEntryId, facts: ProposedFacts, base: ProposedFacts, note: Note }),
    output: moved,
    refusals: {
      ...facts,
      'proposal.entry': { status: 404 },
      'proposal.nothing': { status: 422, field: 'facts' },
      'proposal.stale': { status: 409 },
      'proposal.one': { status: 409 },
    },
    limit: { per_minute: 20 },
    doc: 'Propose a correction: the fields that change, and in `base` what stood in them when the form was filled in.',
  }),
  list: operation({
    http: 'GET /catalogue/proposals',
    permission: 'catalogue.view',
    guests: true,
    input: fields({
      status: choices(z.enum(proposalStatuses)),
      /** One's own alone. */
      mine: z._default(Flag, false),
      entry_id: z.optional(CatalogueEntryId),
      ...paging(PAGE.usual),
    }),
    output: z.object({ proposals: listOf(Proposal) }),
    refusals: {},
    doc: 'Proposals, newest first: to vote on, undecided, decided; with `mine` one’s own in any state.',
    topics: () => ['catalogue_proposals:all'],
  }),
  show: operation({
    http: 'GET /catalogue/proposals/{id}',
    permission: 'catalogue.view',
    guests: true,
    input: fields({ id: ProposalId }),
    output: z.object({ proposal: ProposalWithVotes }),
    refusals: gone,
    doc: 'One proposal, old and new side by side. How the vote stands is told when it is over; a moderator sees it before.',
    topics: ({ id }, { proposal: { entry } }) => [`catalogue_proposal:${id}`, ...(entry ? [`catalogue_entry:${entry.id}`] : [])],
  }),
  vote: operation({
    http: 'POST /catalogue/proposals/{id}/vote',
    ...propose,
    input: fields({ id: ProposalId, in_favour: Flag, note: z._default(prose(300), '') }),
    output: moved,
    refusals: {
      ...gone,
      'vote.over': { status: 409 },
      'vote.own': { status: 409 },
      'vote.new_account': { status: 409 },
      'vote.suspended': { status: 409 },
    },
    limit: { per_minute: 60 },
    doc: 'Vote for or against; until the end one may change one’s vote. Its weight comes from how often one was right.',
  }),
  withdraw: operation({
    http: 'POST /catalogue/proposals/{id}/withdraw',
    ...propose,
    input: fields({ id: ProposalId }),
    output: moved,
    refusals: state,
    doc: 'Withdraw one’s own proposal before it is decided.',
  }),
  renew: operation({
    http: 'POST /catalogue/proposals/{id}/renew',
    ...propose,
    input: fields({ id: ProposalId, base: ProposedFacts, different_from: Different }),
    output: moved,
    refusals: {
      ...state,
      'proposal.stale': { status: 409 },
      'proposal.nothing': { status: 422, field: 'base' },
      'proposal.similar': { status: 409 },
    },
    doc: 'The catalogue has changed meanwhile, and one’s proposal still holds: it is voted on anew. `base` is what stands there now.',
  }),
  decide: operation({
    http: 'POST /catalogue/proposals/{id}/decide',
    permission: 'user.access.stamp_items',
    audit: 'moderation',
    input: fields({ id: ProposalId, verdict: z.enum(['accept', 'reject']), reason: z._default(prose(500), '') }),
    output: moved,
    refusals: { ...state, 'proposal.own': { status: 409 }, 'proposal.reason': { status: 422, field: 'reason' } },
    doc: 'A moderator decides, whatever the vote says; a rejection has a reason. Nobody decides on their own proposal.',
  }),
  changes: operation({
    http: 'GET /catalogue/{id}/changes',
    permission: 'catalogue.view',
    guests: true,
    input: fields({ id: CatalogueEntryId, ...paging(PAGE.usual) }),
    output: z.object({ changes: listOf(EntryChanges) }),
    refusals: {},
    doc: 'The change log of an entry, newest first: who proposed what, what stood there before, and who decided.',
    topics: ({ id }) => [`catalogue_entry:${id}`],
  }),
}

export const proposalMoved = event({
  name: 'catalogue_proposal.moved',
  data: z.object({
    proposal_id: ProposalId,
    kind: z.enum(proposalKinds),
    title: z.string(),
    proposer_id: MemberId,
    status: z.enum(proposalStatuses),
    /** When the present vote was opened: a renewed proposal becomes stale again. */
    opened_at: z.string(),
  }),
  topics: ({ proposal_id }) => [`catalogue_proposal:${proposal_id}`, 'catalogue_proposals:all'],
})

export const proposalVoted = event({
  name: 'catalogue_proposal.voted',
  data: z.object({ proposal_id: ProposalId }),
  topics: ({ proposal_id }) => [`catalogue_proposal:${proposal_id}`],
})
