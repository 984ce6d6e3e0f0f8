import { findItems } from '#features/stamp-items/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext, TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Viewer } from '#server/operations/requester.ts'
import { type FlagId, flagMoved, type flags } from '../contract.ts'
import { changedFacts, type FlagAction, type FlagActor, type FlagStatus, flagMachine } from '../rules.ts'
import type { FlagRole } from '../shapes.ts'
import { type FlagReader, seenTicket, type TicketRow } from './queries.ts'
import { flaggersOf } from './queries-parts.ts'
import { keepMessage, type NewFlagMessage } from './queries-write.ts'

export type FlagCall = Pick<CommandContext<typeof flags.agree>, 'tx' | 'clock' | 'emit' | 'viewer' | 'tools' | 'requester'>
export type FlagContext = Pick<TransactionContext, 'tx' | 'emit'>

export const readerOf = ({ id, permissions }: Pick<Viewer, 'permissions'> & { readonly id: Id<'members'> }): FlagReader => ({
  id,
  is_moderator: permissions.has('user.access.flagged'),
})
/** A party stays a party, also when it is a moderator. */
export const roleIn = ({ owner_id, is_flagger }: TicketRow, { id, is_moderator }: FlagReader): FlagRole =>
  owner_id === id ? 'owner' : is_flagger ? 'flagger' : is_moderator ? 'moderator' : 'voter'

/** The ticket as it is once it is locked, for whoever may know of it. */
export async function lockTicket({ tx, viewer }: Pick<FlagCall, 'tx' | 'viewer'>, id: FlagId) {
  await lock(tx, 'flag_tickets', [id])
  const reader = readerOf(viewer)
  const row = await seenTicket(tx, reader, id)
  return row && { row, role: roleIn(row, reader) }
}

export const movedTo = (row: TicketRow, action: FlagAction, by: FlagActor): FlagStatus | undefined => next(flagMachine, row.status, action, by)

/** Facts of the item that are not as they were when it was flagged. */
export async function changesOf(tx: Tx, row: Pick<TicketRow, 'stamp_item_id' | 'frozen'>): Promise<string[]> {
  const item = row.stamp_item_id && (await findItems(tx, [row.stamp_item_id])).get(row.stamp_item_id)
  return item ? changedFacts(row.frozen, item as never) : []
}

interface Step extends Omit<NewFlagMessage, 'ticket_id'> {
  readonly status: FlagStatus
  readonly coins?: number
  readonly may_appeal?: boolean
  readonly at: Date
}
/** Writes the step into the conversation, and tells it. Privacy: what the parties say to each other is told to them by the same event. */
export async function announce(
  { tx, emit }: FlagContext,
  row: TicketRow,
  { status, coins = 0, may_appeal = false, at, ...said }: Step,
): Promise<void> {
  const message_id = await keepMessage(tx, { ticket_id: row.id, ...said })
  const flagger_ids = await flaggersOf(tx, row.id)
  emit(flagMoved, {
    ...{ flag_id: row.id, stamp_item_id: row.stamp_item_id, number: row.number, name: String(row.frozen.name ?? '').slice(0, 140) },
    ...{ owner_id: row.owner_id, flagger_ids, actor_id: said.actor_id, by: said.actor, action: said.action, status, message_id, coins, may_appeal },
    at: at.toISOString(),
  })
}
