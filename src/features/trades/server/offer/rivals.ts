import { findItems } from '#features/stamp-items/server/public.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import type { TradeOfferId } from '../../contract.ts'
import type { Reason } from '../../rules.ts'
import { closeDirect, endProposal } from '../end.ts'
import { isThere } from '../pieces.ts'
import { lockTrades, type TradeRow } from '../queries.ts'
import { itemsOfOffers, type OfferItemRow, openWithItems, type ProposalRow } from './queries.ts'

export const idsOf = (items: readonly OfferItemRow[]) => items.flatMap(({ stamp_item_id }) => stamp_item_id ?? [])

/** The trade, and in the same order those in which the same items are offered: an acceptance here ends them. */
export async function lockWithRivals(tx: Tx, trade_id: string, offer_id: TradeOfferId): Promise<Map<string, TradeRow>> {
  const items = (await itemsOfOffers(tx, [offer_id])).get(offer_id) ?? []
  const rivals = await openWithItems(tx, idsOf(items))
  return lockTrades(tx, [trade_id, ...rivals.map((one) => one.trade_id)])
}

/** Open conversations of other trades about these items. Those whose trade came later and is not locked end with what the acceptance tells. */
export const rivalsOf = async (tx: Tx, items: readonly string[], locked: ReadonlyMap<string, TradeRow>, but: string): Promise<ProposalRow[]> =>
  (await openWithItems(tx, items)).filter(({ trade_id }) => trade_id !== but && locked.has(trade_id))

/** Ends a conversation whose standing terms cannot be kept any more. Precondition: its trade is locked. */
export async function endIfGone(context: TransactionContext, trade: TradeRow, proposal: ProposalRow, why?: Reason) {
  const pieces = (await itemsOfOffers(context.tx, [proposal.offer_id!])).get(proposal.offer_id!) ?? []
  const state = await stateOf(context.tx, proposal, pieces)
  if (state === 'there') return
  await endProposal(context, trade, proposal, why ? { action: 'end', reason: why } : { action: 'lose', reason: state })
  await closeDirect(context, trade)
}

/** Are the pieces of an offer still their owners’, free, and as they were described? */
export async function stateOf(tx: Tx, { owner_id, proposer_id }: ProposalRow, pieces: readonly OfferItemRow[]) {
  const items = await findItems(tx, idsOf(pieces))
  const judged = pieces.map(({ stamp_item_id, side, unit, facts }) => {
    const item = stamp_item_id === null ? undefined : items.get(stamp_item_id)
    const owner = side === 'owner' ? owner_id : proposer_id
    if (!isThere(item, owner, { unit })) return 'items_gone' as const
    return isThere(item, owner, { unit, facts }) ? ('there' as const) : ('items_changed' as const)
  })
  return judged.find((one) => one === 'items_gone') ?? judged.find((one) => one === 'items_changed') ?? 'there'
}
