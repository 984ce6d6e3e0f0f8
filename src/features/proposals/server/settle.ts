import { entryChanged } from '#features/catalogue/contract.ts'
import { changeEntry, type EntryChange, keepEntries } from '#features/catalogue/server/public.ts'
import { earnCoins } from '#features/ledger/server/public.ts'
import { publishMedias, useMediaBy } from '#features/media/server/public.ts'
import { DAY } from '#kernel/calendar-date.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { COINS, type Facts, outdated, STALE_DAYS } from '../rules.ts'
import { presentFacts } from './facts.ts'
import { move } from './move.ts'
import type { ProposalRow } from './queries.ts'
import { keepChanges } from './queries-changes.ts'
import { oneByOne, similarEntries } from './queries-similar.ts'
import { keepStandings } from './queries-votes.ts'

export type Decider =
  | { readonly by: 'clock'; readonly id: null; readonly reason: '' }
  | { readonly by: 'moderator'; readonly id: Id<'members'>; readonly reason: string }
type Deciding = Pick<TransactionContext, 'tx' | 'emit' | 'clock'>

/** Writes what was proposed into the catalogue, its log and the books, all or nothing. Precondition: the proposal is locked and may be accepted. */
export async function accept(context: Deciding, row: ProposalRow, { by, id, reason }: Decider): Promise<void> {
  const before = await unchanged(context, row)
  const at = await context.clock()
  if (!before) return move(context, row, { action: 'outdate', by }, { closes_at: new Date(at.getTime() + STALE_DAYS * DAY) })
  const entry_id = await write(context, row)
  const kind = row.kind as 'new' | 'correction'
  const log = { entry_id, proposal_id: row.id, kind, proposed_by: row.proposer_id, decided_by: id, changed_at: at }
  await keepChanges(context.tx, log, before, row.given)
  await keepStandings(context.tx, row.id, row.proposer_id, true)
  await move(context, row, { action: 'accept', by }, { entry_id, decided_at: at, decided_by: id, reason })
  context.emit(entryChanged, { entry_id })
  const code = kind === 'new' ? 'catalogue_entry' : 'catalogue_correction'
  await earnCoins(context, { member_id: row.proposer_id, coins: COINS[kind], code, ref_type: 'catalogue_proposal', ref_id: row.id, actor_id: id })
}

export async function reject(context: Deciding, row: ProposalRow, { by, id, reason }: Decider): Promise<void> {
  await keepStandings(context.tx, row.id, row.proposer_id, false)
  await move(context, row, { action: 'reject', by }, { decided_at: await context.clock(), decided_by: id, reason })
}

/** The facts that it is based on, as they still stand; undefined when others stand there, or when the entry was added by somebody else. */
async function unchanged({ tx }: Deciding, row: ProposalRow): Promise<Facts | undefined> {
  if (row.kind === 'correction') {
    await lock(tx, 'catalogue_entries', [row.entry_id!])
    const present = (await presentFacts(tx, row.entry_id!))!
    return outdated(row.base, present).length ? undefined : present
  }
  await oneByOne(tx)
  const known = new Set<string>(row.different_from)
  return (await similarEntries(tx, row.given)).some((similar) => !known.has(similar)) ? undefined : {}
}

async function write({ tx }: Deciding, { kind, entry_id, given }: ProposalRow): Promise<Id<'catalogue_entries'>> {
  if (kind === 'correction') {
    await changeEntry(tx, entry_id!, given as EntryChange)
    return entry_id!
  }
  const [id] = await keepEntries(tx, [
    { ...given, name: given.name!, item_kind: given.item_kind ?? 'stamp' } as Parameters<typeof keepEntries>[1][number],
  ])
  if (given.media_id) {
    await useMediaBy(tx, given.media_id, 'catalogue_entry', [id!])
    await publishMedias(tx, [given.media_id])
  }
  return id!
}
