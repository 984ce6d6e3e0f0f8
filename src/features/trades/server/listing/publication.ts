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

type Context = Pick<TransactionContext, 'tx' | 'emit' | 'clock'>
/** All that publishing asks, as it would be at this time. Without the limit: how many are open is asked when it opens. Precondition: as below. */
export async function readyAt({ tx }: Pick<Context, 'tx'>, row: TradeRow, at: Date) {
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
  const end = endOf(row.expires_at && !isOver(row.expires_at, at) ? row.expires_at : null, at)
  return refused(end) ? end : { items: own.pieces.map(({ item }) => item), end }
}

/** The only code that opens a listing. Precondition: owner and trade are locked. */
export async function publishTrade(context: Context & { readonly viewer: Pick<Member, 'limits'> }, row: TradeRow) {
  const { tx, emit, clock, viewer } = context
  const limit = viewer.limits.trades
  if (limit !== undefined && (await countOpen(tx, row.owner_id)) >= limit) return refuse('trade.limit', { limit, plan_limit: 'trades' })
  const at = await clock()
  const ready = await readyAt(context, row, at)
  if (refused(ready)) return ready
  const { items, end } = ready
  await publishMedias(
    tx,
    items.flatMap(({ media_ids }) => media_ids),
  )
  const open = { status: 'active' as const, publish_at: null, published_at: at, ended_at: null, ...end }
  await changeTrade(tx, row.id, { ...open, ...(await foundBy(tx, row.title, items)) })
  emit(tradeChanged, { trade_id: row.id, owner_id: row.owner_id, status: 'active', was: row.status })
  return undefined
}
