import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { trades } from '../../contract.ts'
import { isOpen, type Side, standing } from '../../rules.ts'
import { peopleOf } from '../queries-people.ts'
import { itemsOfOffers } from './queries.ts'
import type { WholeTradeOffer } from './queries-list.ts'

type ProposalView = OutputOf<typeof trades.proposals>['trade_proposals']['data'][number]

/** Conversations as one of their sides sees them in a list. */
export async function proposalViews(db: Db, viewer: string, rows: readonly WholeTradeOffer[]): Promise<ProposalView[]> {
  const items = await itemsOfOffers(
    db,
    rows.map(({ id }) => id),
  )
  const people = await peopleOf(
    db,
    rows.flatMap(({ owner_id, proposer_id }) => [owner_id, proposer_id]),
  )
  return rows.map((row) => {
    const role: Side = row.owner_id === viewer ? 'owner' : 'proposer'
    const count = (of: Side) => (items.get(row.id) ?? []).filter(({ side }) => side === of).length
    const { proposal_id, trade_id, title, is_direct, status, action_reason, coins_from_owner, coins_from_proposer, expires_at } = row
    return {
      ...{ id: proposal_id, trade_id, trade_title: title, is_direct, role, status, action_reason, coins_from_owner, coins_from_proposer, expires_at },
      partner: people.get(role === 'owner' ? row.proposer_id : row.owner_id)!,
      ...{ offer_id: row.id, total_offers: row.total_offers, changed_at: row.changed_at },
      items_from_owner: count('owner'),
      items_from_proposer: count('proposer'),
      is_my_turn: isOpen(status) && standing(status) !== role,
    }
  })
}
