import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { TradeId, trades } from '../contract.ts'
import { isOver, tradeMachine } from '../rules.ts'
import { itemsOfTrades, type WholeTrade, wholeTrades } from './queries.ts'
import { pieceViewer } from './view-pieces.ts'

export type TradeView = OutputOf<typeof trades.show>['trade']
type CardView = OutputOf<typeof trades.list>['trades']['data'][number]
export interface TradeReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'site'>
  readonly viewer: Viewer
  readonly requester: Requester
}

/** Cards of a page, with one question about their items. */
export async function tradeCards(reader: TradeReader, rows: readonly WholeTrade[]): Promise<CardView[]> {
  const items = await itemsOfTrades(
    reader.db,
    rows.map(({ id }) => id),
  )
  const view = await pieceViewer(reader, [...items.values()].flat())
  return rows.map((row) => ({
    ...facts(row, reader.viewer.id),
    ...{ owner_name: row.full_name!, own_offer_id: row.own_offer_id, order_id: row.order_id },
    tradeables: (items.get(row.id) ?? []).map((piece) => view(piece, row.owner_id)),
  }))
}

/** A direct one was sent by who proposes it; a listing by who has the items. */
function facts(row: WholeTrade, viewer: string | null) {
  const { id, number, is_direct, title, trade_type, deposit, status, expires_at, proposal_count } = row
  return {
    ...{ id, number, is_direct, title, trade_type, deposit, status, expiry_time: expires_at, proposal_count },
    sender_id: is_direct ? row.partner_id! : row.owner_id,
    receiver_id: is_direct ? row.owner_id : row.partner_id,
    is_published: status !== 'draft' && status !== 'scheduled',
    ...(row.publish_at && { publish_at: row.publish_at }),
    is_own: (is_direct ? row.partner_id : row.owner_id) === viewer,
  }
}

export async function tradeView(reader: TradeReader, row: WholeTrade): Promise<TradeView> {
  const pieces = (await itemsOfTrades(reader.db, [row.id])).get(row.id) ?? []
  const view = await pieceViewer(reader, pieces)
  const { viewer } = reader
  const is_open = row.status === 'active' && !isOver(row.expires_at, row.now)
  const { uid, username, trader_terms, created_at, own_offer_id, own_proposal_id, order_id } = row
  return {
    ...facts(row, viewer.id),
    ...{ trader_terms, created_at, own_offer_id, own_proposal_id, order_id, server_time: row.now },
    tradeables: pieces.map((piece) => view(piece, row.owner_id)),
    owner: { id: row.owner_id as MemberId, uid, username, full_name: row.full_name!, image_url: row.owner_image_url, created_at: row.member_since },
    can_offer: is_open && !row.is_direct && viewer.id !== null && viewer.id !== row.owner_id && own_offer_id === null,
    actions: row.owner_id === viewer.id && !row.is_direct ? actionsOf(row) : [],
  }
}
function actionsOf(row: WholeTrade): TradeView['actions'] {
  const moves = possible(tradeMachine, row.status, 'owner') as ('publish' | 'schedule' | 'unschedule' | 'unpublish' | 'archive')[]
  const editable = row.status === 'draft' || row.status === 'scheduled' || row.status === 'expired' || row.status === 'active'
  // Scheduled from the form, where its time is given.
  return [...(editable ? (['edit'] as const) : []), ...moves.filter((one) => one !== 'schedule')]
}

interface Call {
  readonly tx: Tx
  readonly tools: Tools
  readonly viewer: Viewer & { readonly id: Id<'members'> }
  readonly requester: Requester
}
/** The trade after a command, as its owner sees it. */
export async function tradeAnswer({ tx, ...call }: Call, id: TradeId): Promise<{ trade: TradeView }> {
  const row = await wholeTrades(tx, call.viewer.id).where('trades.id', '=', id).executeTakeFirstOrThrow()
  return { trade: await tradeView({ ...call, db: tx }, row) }
}
