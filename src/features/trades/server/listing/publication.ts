import { publishMedias } from '#features/media/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { tradeChanged } from '../../contract.ts'
import { isOver } from '../../rules.ts'
import type { GivenPiece } from '../pieces.ts'
import { changeTrade, countOpen, itemsOfTrades, type TradeRow } from '../queries.ts'
import { endOf, foundBy, ownPieces } from './given.ts'

/** The only code that opens a listing. Precondition: owner and trade are locked. */
export async function publishTrade(context: TransactionContext & { readonly viewer: Pick<Member, 'limits'> }, row: TradeRow) {
  const { tx, emit, clock, viewer } = context
  const limit = viewer.limits.trades
  if (limit !== undefined && (await countOpen(tx, row.owner_id)) >= limit) return refuse('trade.limit', { limit, plan_limit: 'trades' })
  const kept = (await itemsOfTrades(tx, [row.id])).get(row.id) ?? []
  const given = kept.flatMap(({ stamp_item_id, unit }): GivenPiece[] => (stamp_item_id ? [{ stamp_item_id, unit }] : []))
  if (given.length < kept.length) return refuse('trade.item')
  await lock(
    tx,
    'stamp_items',
    given.map(({ stamp_item_id }) => stamp_item_id),
  )
  const own = await ownPieces(tx, given, row.owner_id)
  if (refused(own)) return own
  const at = await clock()
  const end = endOf(row.expires_at && !isOver(row.expires_at, at) ? row.expires_at : null, at)
  if (refused(end)) return end
  const items = own.pieces.map(({ item }) => item)
  await publishMedias(
    tx,
    items.flatMap(({ media_ids }) => media_ids),
  )
  await changeTrade(tx, row.id, { status: 'active', published_at: at, ended_at: null, ...end, ...(await foundBy(tx, row.title, items)) })
  emit(tradeChanged, { trade_id: row.id, owner_id: row.owner_id, status: 'active', was: row.status })
  return undefined
}
