import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeOrderId, trades } from '../../contract.ts'
import { daysAfter, NOTE_DAYS, otherSide, type Side, tradeOrderMachine } from '../../rules.ts'
import { itemsOfOffers } from '../offer/queries.ts'
import { peopleOf } from '../queries-people.ts'
import type { TradeReader } from '../view.ts'
import { pieceViewer } from '../view-pieces.ts'
import { evidenceViews } from './evidence.ts'
import { type LegRow, legsOf, type WholeOrder, wholeOrder } from './queries.ts'

export type OrderView = OutputOf<typeof trades.order>['trade_order']
type LegView = OrderView['legs'][number]

/** Orders as one of their sides, or a moderator, reads them. */
export async function orderViews(reader: TradeReader, rows: readonly WholeOrder[]): Promise<OrderView[]> {
  const { db, viewer } = reader
  const offers = await itemsOfOffers(
    db,
    rows.map(({ offer_id }) => offer_id),
  )
  const view = await pieceViewer(reader, [...offers.values()].flat())
  const legs = Map.groupBy(
    await legsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id as string,
  )
  const people = await peopleOf(
    db,
    rows.flatMap(({ owner_id, proposer_id }) => [owner_id, proposer_id]),
  )
  const shown = await evidenceViews(reader, rows)
  return rows.map((row) => {
    const role: Side = row.owner_id === viewer.id ? 'owner' : 'proposer'
    const own = row.owner_id === viewer.id || row.proposer_id === viewer.id
    const { id, number, trade_id, offer_id, status, deposit, accepted_at, shipped_at, delivered_at, ended_at, due_at } = row
    const both = legs.get(id) ?? []
    const pieces = (side: Side, owner: string) =>
      (offers.get(offer_id) ?? []).filter((piece) => piece.side === side).map((piece) => view(piece, owner, own && status === 'completed'))
    return {
      ...{ id, number, trade_id, offer_id, status, deposit, accepted_at, shipped_at, delivered_at, ended_at, due_at, role, trade_title: row.title },
      ...{
        dispute_reason: row.dispute_reason,
        dispute_medias: shown(id),
        action_reason: row.action_reason,
        note_at: daysAfter(row.accepted_at, NOTE_DAYS),
      },
      ...{ owner: people.get(row.owner_id)!, proposer: people.get(row.proposer_id)! },
      legs: both.map((leg) => ({
        ...legView(leg, { viewer: viewer.id, proceeded: row.processing_at !== null }),
        items: pieces(leg.side, leg.from_id),
        coins: leg.side === 'owner' ? row.coins_from_owner : row.coins_from_proposer,
      })),
      actions: own ? actionsOf(row, role, both) : [],
    }
  })
}

/** Where a parcel goes is told to its receiver, and to its sender once both have proceeded. */
function legView(
  leg: LegRow,
  { viewer, proceeded }: { readonly viewer: string | null; readonly proceeded: boolean },
): Omit<LegView, 'items' | 'coins'> {
  const { side, from_id, to_id, has_parcel, carrier, tracking, shipped_at, received_at } = leg
  const told = viewer === to_id || (viewer === from_id && proceeded)
  return {
    ...{ side, from_id, to_id, has_parcel, carrier, tracking, shipped_at, received_at, has_proceeded: leg.proceeded_at !== null },
    address: told ? (leg.address as LegView['address']) : null,
  }
}

function actionsOf({ status }: WholeOrder, role: Side, legs: readonly LegRow[]): OrderView['actions'] {
  const own = legs.find(({ side }) => side === role)
  const theirs = legs.find(({ side }) => side === otherSide(role))
  return (possible(tradeOrderMachine, status, 'party') as OrderView['actions']).filter((action) => {
    if (action === 'proceed') return theirs?.proceeded_at === null
    if (action === 'ship') return own?.has_parcel === true && own.shipped_at === null
    return action !== 'confirm' || (theirs?.has_parcel === true && theirs.shipped_at !== null && theirs.received_at === null)
  })
}

type Call = Omit<TradeReader, 'db' | 'viewer'> & { readonly tx: Tx; readonly viewer: TradeReader['viewer'] & { readonly id: Id<'members'> } }
export async function orderAnswer({ tx, ...call }: Call, id: TradeOrderId): Promise<{ trade_order: OrderView }> {
  return { trade_order: (await orderViews({ ...call, db: tx }, [await wholeOrder(tx, id)]))[0]! }
}
