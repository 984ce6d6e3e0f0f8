import { queryOf } from '#web/query/keys.ts'
import { type TradeProposalId, trades } from '../../contract.ts'

export const asksTimeline = (id: TradeProposalId) => queryOf(trades.proposalOffers, { id })
