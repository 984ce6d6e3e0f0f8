import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { tradeChanged, trades } from '../../contract.ts'
import { changeTrade, keepTradeItems } from '../queries.ts'
import { tradeAnswer } from '../view.ts'
import { endOf, ownPieces, startOf } from './given.ts'
import { lockOwn } from './own.ts'
import { scheduleTrade } from './schedule.ts'

/** What is open is looked at by others: of that only its end can be changed. */
export const update = command(trades.update, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  const { id, tradeables, expiry_time, publish_at, ...more } = input
  const row = await lockOwn(call, id)
  if (refused(row)) return row
  const is_waiting = row.status === 'draft' || row.status === 'scheduled'
  const is_free = is_waiting || row.status === 'expired'
  if (publish_at && !is_waiting) return refuse('trade.wrong_state', { status: row.status })
  const later = publish_at ?? row.publish_at
  const asks = tradeables !== undefined || Object.values(more).some((value) => value !== undefined)
  if (!is_free && (asks || row.status !== 'active')) return refuse('trade.wrong_state', { status: row.status })
  const own = tradeables && (await ownPieces(tx, tradeables, viewer.id))
  if (own && refused(own)) return own
  const end =
    expiry_time === undefined
      ? {}
      : expiry_time === null && is_free
        ? { expires_at: row.expires_at }
        : endOf(expiry_time, startOf(later, await clock()))
  if (refused(end)) return end
  await changeTrade(tx, id, { ...more, ...end, title: more.title ?? row.title })
  if (own) await keepTradeItems(tx, id, own.pieces)
  // What is scheduled stays so: it must fit its time as it is now.
  const no = later && (await scheduleTrade(call, { ...row, ...end }, later))
  if (no) return no
  emit(tradeChanged, { trade_id: id, owner_id: viewer.id, status: row.status, was: row.status })
  return tradeAnswer(call, id)
})
