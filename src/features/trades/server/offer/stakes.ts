import { freeStake, holdStake, lockStakes } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { otherSide, type Side } from '../../rules.ts'
import type { TradeRow } from '../queries.ts'
import { heldOf, type ProposalRow, setHold, type TradeOfferRow } from './queries.ts'

/** Holds of an accepted trade, by side; null where a side puts in no coins. */
export type Held = Readonly<Record<Side, string | null>>

/** The maker’s hold stays; what else the sides hold here is given back, and who accepts puts in what the terms ask. Nothing when there are not enough coins. */
export async function holdAccepted(
  context: TransactionContext,
  trade: TradeRow,
  proposal: ProposalRow,
  offer: TradeOfferRow,
): Promise<Held | undefined> {
  await lockStakes(context, [proposal.owner_id, proposal.proposer_id])
  for (const { id, hold_id } of await heldOf(context.tx, proposal.id)) {
    if (id !== offer.id) await freeStake(context, hold_id!)
    await setHold(context.tx, id, null)
  }
  const taker = otherSide(offer.made_by)
  const [member_id, asked] = taker === 'owner' ? [proposal.owner_id, offer.coins_from_owner] : [proposal.proposer_id, offer.coins_from_proposer]
  const coins = asked + trade.deposit
  const hold_id = coins > 0 ? crypto.randomUUID() : null
  if (hold_id !== null && !(await holdStake(context, { hold_id, member_id, coins }))) return undefined
  return { [offer.made_by]: offer.hold_id, [taker]: hold_id } as unknown as Held
}
