import { timer } from '#server/operations/slice.ts'
import type { TradeProposalId } from '../../contract.ts'
import { isOpen, isOver } from '../../rules.ts'
import { closeDirect, endProposal } from '../end.ts'
import { lockTrade } from '../queries.ts'
import { dueProposals, nextProposal, proposalById } from './queries.ts'

/** Seven days, and nobody has answered. */
export const expireOffers = timer<TradeProposalId>({
  name: 'trade_offers.expire',
  due: dueProposals,
  next: nextProposal,
  async run(context, id) {
    const known = await proposalById(context.tx, id)
    const trade = known && (await lockTrade(context.tx, known.trade_id))
    const proposal = await proposalById(context.tx, id)
    if (!trade || !proposal || !isOpen(proposal.status) || !isOver(proposal.expires_at, await context.clock())) return
    await endProposal(context, trade, proposal, { action: 'expire', reason: 'expired' })
    await closeDirect(context, trade)
  },
})
