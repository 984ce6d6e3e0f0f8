import { DAY } from '#kernel/calendar-date.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { proposals, proposalVoted } from '../contract.ts'
import { closesAt, differing, outdated, VOTING_DAYS, weightOf } from '../rules.ts'
import { answer } from './answer.ts'
import { only, presentFacts } from './facts.ts'
import { allowed, lockProposal, move } from './move.ts'
import { type ProposalRow, watcherOf } from './queries.ts'
import { keepEnd, keepRenewed } from './queries-keep.ts'
import { similarEntries } from './queries-similar.ts'
import { keepVote, tallyOf, voterOf } from './queries-votes.ts'
import { accept, reject } from './settle.ts'

export const vote = command(proposals.vote, async (call) => {
  const { input, viewer, tx, clock, emit } = call
  const { id, in_favour, note } = input
  const row = await lockProposal(call, watcherOf(viewer), id)
  if (refused(row)) return row
  if (row.proposer_id === viewer.id) return refuse('vote.own')
  const now = await clock()
  if (row.status !== 'Voting' || row.closes_at! <= now) return refuse('vote.over')
  const { bar, exchanged, ...standing } = await voterOf(tx, viewer.id, row.proposer_id, id)
  if (bar) return refuse(`vote.${bar}`)
  const weight = weightOf(standing, exchanged)
  await keepVote(tx, { proposal_id: id, voter_id: viewer.id, proposer_id: row.proposer_id, in_favour, note, weight })
  await keepEnd(tx, id, closesAt(row.opened_at, await tallyOf(tx, id), now))
  emit(proposalVoted, { proposal_id: id })
  return answer(call, id)
})

export const withdraw = command(proposals.withdraw, async (call) => {
  const row = await ownProposal(call)
  if (refused(row)) return row
  const as = { action: 'withdraw', by: 'proposer' } as const
  if (!allowed(row, as)) return refuse('proposal.state')
  await move(call, row, as)
  return answer(call, row.id)
})

export const renew = command(proposals.renew, async (call) => {
  const row = await ownProposal(call)
  if (refused(row)) return row
  const as = { action: 'renew', by: 'proposer' } as const
  if (!allowed(row, as)) return refuse('proposal.state')
  const anew = row.kind === 'new' ? await newAnew(call, row) : await correctionAnew(call, row)
  if (refused(anew)) return anew
  await keepRenewed(call.tx, row.id, anew)
  const opened_at = await call.clock()
  await move(call, row, as, { opened_at, closes_at: new Date(opened_at.getTime() + VOTING_DAYS * DAY) })
  return answer(call, row.id)
})

export const decide = command(proposals.decide, async (call) => {
  const { input, viewer } = call
  const row = await lockProposal(call, watcherOf(viewer), input.id)
  if (refused(row)) return row
  if (row.proposer_id === viewer.id) return refuse('proposal.own')
  if (!allowed(row, { action: input.verdict, by: 'moderator' })) return refuse('proposal.state')
  if (input.verdict === 'reject' && !input.reason) return refuse('proposal.reason')
  const decider = { by: 'moderator', id: viewer.id, reason: input.reason } as const
  await (input.verdict === 'accept' ? accept : reject)(call, row, decider)
  return answer(call, row.id)
})

type Renewing = CommandContext<typeof proposals.renew>

/** The same values over what stands there now, if it is what its proposer has seen. */
async function correctionAnew({ tx, input }: Renewing, { entry_id, given, different_from }: ProposalRow) {
  await lock(tx, 'catalogue_entries', [entry_id!])
  const present = (await presentFacts(tx, entry_id!))!
  const fields = differing(given, present)
  if (!fields.length) return refuse('proposal.nothing')
  if (fields.some((field) => !(field in input.base)) || outdated(input.base, present).length) return refuse('proposal.stale')
  return { given: only(given, fields), base: only(present, fields), different_from }
}

async function newAnew({ tx, input }: Renewing, { given, different_from }: ProposalRow) {
  const seen = new Set<string>([...different_from, ...input.different_from])
  const unseen = (await similarEntries(tx, given)).filter((id) => !seen.has(id))
  return unseen.length ? refuse('proposal.similar', { entry_ids: unseen }) : { given, base: {}, different_from: [...seen] }
}

type Acting = CommandContext<typeof proposals.withdraw> | Renewing

async function ownProposal(call: Acting) {
  const row = await lockProposal(call, { id: call.viewer.id, is_moderator: false }, call.input.id)
  return refused(row) || row.proposer_id === call.viewer.id ? row : refuse('proposal.not_found')
}
