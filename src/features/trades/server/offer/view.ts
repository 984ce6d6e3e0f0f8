import { next, possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { TradeOfferId, trades } from '../../contract.ts'
import { counterable, isOver, offerMachine, openStatuses, ROUNDS_MOST, type Side, standing } from '../../rules.ts'
import { peopleOf } from '../queries-people.ts'
import type { TradeReader } from '../view.ts'
import { pieceViewer } from '../view-pieces.ts'
import { itemsOfOffers } from './queries.ts'
import { type WholeTradeOffer, wholeOffers } from './queries-list.ts'

export type TradeOfferView = OutputOf<typeof trades.showOffer>['trade_offer']

const roleOf = (row: WholeTradeOffer, viewer: string | null): Side => (row.owner_id === viewer ? 'owner' : 'proposer')

/** Rounds as one of their sides reads them: one question each about pieces, pictures and people. */
export async function offerViews(reader: TradeReader, rows: readonly WholeTradeOffer[]): Promise<TradeOfferView[]> {
  const { db, viewer } = reader
  const ids = rows.map(({ id }) => id as string)
  const items = await itemsOfOffers(db, ids)
  const view = await pieceViewer(reader, [...items.values()].flat())
  const people = await peopleOf(
    db,
    rows.flatMap(({ owner_id, proposer_id }) => [owner_id, proposer_id]),
  )
  return rows.map((row) => {
    const role = roleOf(row, viewer.id)
    const is_standing = row.offer_id === row.id
    const status = is_standing ? row.status : (row.outcome ?? 'CounterOffer_Placed')
    const side = (of: Side) =>
      (items.get(row.id) ?? []).filter((piece) => piece.side === of).map((piece) => view(piece, of === 'owner' ? row.owner_id : row.proposer_id))
    const { id, proposal_id, trade_id, is_direct, trade_type, deposit, made_by, round, counters, coins_from_owner, coins_from_proposer } = row
    return {
      ...{ id, proposal_id, trade_id, is_direct, trade_type, deposit, role, made_by, status, round, counters, is_standing },
      ...{ coins_from_owner, coins_from_proposer, message: row.message, created_at: row.created_at, expires_at: row.expires_at },
      ...{ trade_title: row.title, user_id: row.maker_id, owner: people.get(row.owner_id)!, proposer: people.get(row.proposer_id)! },
      action_reason: is_standing ? row.action_reason : null,
      items_from_owner: side('owner'),
      items_from_proposer: side('proposer'),
      order_id: row.order_id,
      actions: is_standing ? actionsOf(row, role) : [],
    }
  })
}

/** Counter offers come to an end; one’s own standing terms can be changed a few times. */
function actionsOf(row: WholeTradeOffer, role: Side): TradeOfferView['actions'] {
  if (isOver(row.expires_at, row.now)) return []
  const moves = possible(offerMachine, row.status, role) as TradeOfferView['actions']
  const full = counterable({ ...row, rounds: row.total_offers })
  const allowed = moves.filter((action) => action !== 'counter' || !full)
  const open = (openStatuses as readonly string[]).includes(row.status)
  const own = row.status === 'Draft' || (open && standing(row.status) === role && row.total_offers < ROUNDS_MOST)
  const edits = own && next(offerMachine, row.status, 'counter', role) === undefined
  return edits ? ['edit', ...allowed] : allowed
}

export async function oneOffer(reader: TradeReader, id: TradeOfferId): Promise<TradeOfferView> {
  const row = await wholeOffers(reader.db).where('trade_offers.id', '=', id).executeTakeFirstOrThrow()
  return (await offerViews(reader, [row]))[0]!
}
