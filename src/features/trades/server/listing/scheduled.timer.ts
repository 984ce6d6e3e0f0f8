import { publishAtItsTime } from '#features/listings/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { type TradeId, tradeMissed } from '../../contract.ts'
import { moveTrade } from '../end.ts'
import type { TradeRow } from '../queries.ts'
import { lockOwn } from './own.ts'
import { publishTrade } from './publication.ts'
import { dueScheduled, nextScheduled, ownerOf } from './queries-scheduled.ts'

export const publishScheduled = publishAtItsTime<TradeRow, TradeId>({
  name: 'trades.publish_scheduled',
  permission: 'marketplace.trading.sending_proposal',
  due: dueScheduled,
  next: nextScheduled,
  ownerOf,
  async lock({ tx }, id, owner_id) {
    const row = await lockOwn({ tx, viewer: { id: owner_id } }, id)
    return !refused(row) && row.status === 'scheduled' ? row : undefined
  },
  publish: publishTrade,
  async miss(context, row, reason) {
    await moveTrade(context, row, 'miss', 'clock')
    const { id: trade_id, owner_id, title } = row
    context.emit(tradeMissed, { trade_id, owner_id, title, reason, publish_at: row.publish_at!.toISOString() })
  },
})
