import { unuseMedias } from '#features/media/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { proposalMoved } from '../contract.ts'
import { type ProposalStatus, proposalMachine } from '../rules.ts'
import { findProposals, type ProposalRow, type Watcher } from './queries.ts'
import { keepState } from './queries-keep.ts'
import { titleOf } from './view.ts'

type Machine = typeof proposalMachine
export interface Move {
  readonly action: ActionOf<Machine>
  readonly by: ActorOf<Machine>
}
export const allowed = (row: Pick<ProposalRow, 'status'>, { action, by }: Move) => next(proposalMachine, row.status as ProposalStatus, action, by)

/** Locks the proposal, within the watcher's reach, and reads it again. */
export async function lockProposal(
  { tx }: Pick<TransactionContext, 'tx'>,
  watcher: Watcher,
  id: Id<'catalogue_proposals'>,
): Promise<ProposalRow | Refusal<'proposal.not_found'>> {
  if (!(await findProposals(tx, watcher, [id])).length) return refuse('proposal.not_found')
  await lock(tx, 'catalogue_proposals', [id])
  const [row] = await findProposals(tx, watcher, [id])
  return row ?? refuse('proposal.not_found')
}

const OPEN: ReadonlySet<string> = new Set<ProposalStatus>(['Voting', 'Undecided', 'Stale'])

export interface Facing {
  readonly entry_id?: Id<'catalogue_entries'>
  readonly opened_at?: Date
  readonly closes_at?: Date
  readonly decided_at?: Date
  readonly decided_by?: Id<'members'> | null
  readonly reason?: string
}
/** Precondition: locked and `allowed`; otherwise it throws. */
export async function move({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, row: ProposalRow, as: Move, facing: Facing = {}) {
  const status = allowed(row, as)
  if (!status) throw new Error(`the proposal ${row.id} (${row.status}) cannot ${as.action}`)
  await keepState(tx, row.id, { closes_at: null, ...facing, status })
  if (row.given.media_id && !OPEN.has(status)) await unuseMedias(tx, [row.given.media_id], 'catalogue_proposal', row.id)
  emit(proposalMoved, {
    proposal_id: row.id,
    kind: row.kind as 'new' | 'correction',
    title: titleOf(row),
    proposer_id: row.proposer_id,
    status,
    opened_at: (facing.opened_at ?? row.opened_at).toISOString(),
  })
}
