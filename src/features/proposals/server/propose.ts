import { useMediaBy } from '#features/media/server/public.ts'
import { DAY } from '#kernel/calendar-date.ts'
import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { command } from '#server/operations/slice.ts'
import { proposalMoved, proposals } from '../contract.ts'
import { differing, MOST_OPEN, outdated, VOTING_DAYS } from '../rules.ts'
import { answer } from './answer.ts'
import { only, presentFacts, wrongFacts } from './facts.ts'
import { countOpen, findProposals, watcherOf } from './queries.ts'
import { keepProposal, type NewProposal } from './queries-keep.ts'
import { similarEntries } from './queries-similar.ts'
import { titleOf } from './view.ts'

export const propose = command(proposals.propose, async (call) => {
  const id = await openProposal(call, call.input)
  return typeof id === 'string' ? answer(call, id) : id
})

type Proposed = Pick<InputOf<typeof proposals.propose>, 'facts' | 'note' | 'different_from'>
/** A new entry, put to the vote: also by slices above. */
export async function openProposal(call: Call, { facts: given, note, different_from }: Proposed) {
  const { viewer, tx } = call
  if (!given.name) return refuse('proposal.name')
  await lock(tx, 'members', [viewer.id])
  const wrong = (await tooMany(tx, viewer.id)) ?? (await wrongFacts(tx, viewer.id, given))
  if (wrong) return wrong
  const seen = new Set<string>(different_from)
  const unseen = (await similarEntries(tx, given)).filter((id) => !seen.has(id))
  if (unseen.length) return refuse('proposal.similar', { entry_ids: unseen })
  return (await keep(call, { kind: 'new', entry_id: null, given, base: {}, note, different_from }))!
}

export const correct = command(proposals.correct, async (call) => {
  const { input, viewer, tx } = call
  const { id: entry_id, facts, base, note } = input
  await lock(tx, 'members', [viewer.id])
  await lock(tx, 'catalogue_entries', [entry_id])
  const present = await presentFacts(tx, entry_id)
  if (!present) return refuse('proposal.entry')
  const wrong = (await tooMany(tx, viewer.id)) ?? (await wrongFacts(tx, viewer.id, facts))
  if (wrong) return wrong
  // What stands there is not what was seen when it was filled in: a correction of something else.
  if (Object.keys(facts).some((field) => !(field in base)) || outdated(base, present).length) return refuse('proposal.stale')
  const fields = differing(facts, present)
  if (!fields.length) return refuse('proposal.nothing')
  const given = only(facts, fields) as typeof facts
  const id = await keep(call, { kind: 'correction', entry_id, given, base: only(present, fields), note, different_from: [] })
  return id ? answer(call, id) : refuse('proposal.one')
})

async function tooMany(tx: Tx, member_id: Id<'members'>): Promise<Refusal<'proposal.many'> | undefined> {
  return (await countOpen(tx, member_id)) >= MOST_OPEN ? refuse('proposal.many') : undefined
}

interface Call extends Pick<TransactionContext, 'tx' | 'clock' | 'emit'> {
  readonly viewer: Member
}

async function keep({ viewer, tx, clock, emit }: Call, what: Omit<NewProposal, 'proposer_id' | 'opened_at' | 'closes_at'>) {
  const opened_at = await clock()
  const closes_at = new Date(opened_at.getTime() + VOTING_DAYS * DAY)
  const id = await keepProposal(tx, { ...what, proposer_id: viewer.id, opened_at, closes_at })
  if (!id) return undefined
  if (what.given.media_id) await useMediaBy(tx, what.given.media_id, 'catalogue_proposal', [id])
  const [row] = await findProposals(tx, watcherOf(viewer), [id])
  const { kind } = what
  emit(proposalMoved, {
    ...{ proposal_id: id, kind, title: titleOf(row!), proposer_id: viewer.id, status: 'Voting' as const },
    opened_at: opened_at.toISOString(),
  })
  return id
}
