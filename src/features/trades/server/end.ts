import { freeStake } from '#features/ledger/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { tradeChanged, tradeOfferMoved } from '../contract.ts'
import { offerMachine, type Reason, standing, tradeMachine } from '../rules.ts'
import { changeProposal, heldOf, openOf, type ProposalRow, setHold } from './offer/queries.ts'
import { isThere } from './pieces.ts'
import { changeTrade, itemsOfTrades, type TradeRow } from './queries.ts'

export const ofProposal = ({ title }: TradeRow, { id, trade_id, offer_id, owner_id, proposer_id }: ProposalRow) => ({
  ...{ trade_offer_id: offer_id!, proposal_id: id, trade_id, title, owner_id, proposer_id },
})

/** Gives back what the sides of a proposal hold; of one member alone, if named. */
export async function freeHolds(context: TransactionContext, proposal: ProposalRow, of?: MemberId) {
  for (const { id, hold_id, maker_id } of await heldOf(context.tx, proposal.id)) {
    if (of !== undefined && maker_id !== of) continue
    await freeStake(context, hold_id!)
    await setHold(context.tx, id, null)
  }
}

interface Ending {
  readonly action: 'end' | 'expire' | 'lose'
  readonly reason: Reason
}
/** Ends a conversation for a reason of the product’s. Precondition of all here: the trade is locked. */
export async function endProposal(context: TransactionContext, trade: TradeRow, proposal: ProposalRow, { action, reason }: Ending) {
  const status = next(offerMachine, proposal.status, action, action === 'expire' ? 'clock' : 'system')
  if (!status) return
  await freeHolds(context, proposal)
  await changeProposal(context.tx, proposal.id, { status, action_reason: reason })
  const is_counter = standing(proposal.status) === 'owner'
  const told = action === 'lose' ? ('removed' as const) : ('expired' as const)
  context.emit(tradeOfferMoved, { ...ofProposal(trade, proposal), action: told, by: null, is_counter, reason })
}
export async function endAll(context: TransactionContext, trade: TradeRow, reason: Reason, but?: string) {
  for (const proposal of await openOf(context.tx, trade.id))
    if (proposal.id !== but) await endProposal(context, trade, proposal, { action: 'end', reason })
}

/** Moves the trade along its machine. */
export async function moveTrade(
  { tx, emit, clock }: TransactionContext,
  trade: TradeRow,
  action: (typeof tradeMachine)[number]['action'],
  by: 'owner' | 'clock' | 'system',
) {
  const status = next(tradeMachine, trade.status, action, by)
  if (!status) throw new Error(`a trade is ${trade.status}: ${action} by ${by} was not asked before`)
  const ended_at = status === 'archived' || status === 'completed' || status === 'expired' ? await clock() : null
  const leaves = status === 'active' && !trade.is_direct ? { partner_id: null } : {}
  await changeTrade(tx, trade.id, { status, publish_at: null, ended_at, ...leaves })
  emit(tradeChanged, { trade_id: trade.id, owner_id: trade.owner_id, status, was: trade.status })
}
/** A direct proposal has nothing else: with its conversation it is over. */
export async function closeDirect(context: TransactionContext, trade: TradeRow) {
  if (trade.is_direct && trade.status === 'active') await moveTrade(context, trade, 'close', 'system')
}

/** A listing that lacks one of its items leaves the market. Precondition: it is active. */
export async function unlistIfGone(context: TransactionContext, trade: TradeRow) {
  if (trade.is_direct) return
  const pieces = (await itemsOfTrades(context.tx, [trade.id])).get(trade.id) ?? []
  const items = await findItems(
    context.tx,
    pieces.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  if (pieces.every(({ stamp_item_id, unit }) => isThere(items.get(stamp_item_id ?? ''), trade.owner_id, { unit }))) return
  await endAll(context, trade, 'items_gone')
  await moveTrade(context, trade, 'lose', 'system')
}
