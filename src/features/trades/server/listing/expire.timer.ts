import { timer } from '#server/operations/slice.ts'
import type { TradeId } from '../../contract.ts'
import { isOver } from '../../rules.ts'
import { endAll, moveTrade } from '../end.ts'
import { dueTrades, lockTrade, nextTrade } from '../queries.ts'

/** Nobody has made an offer that was taken: it leaves the market, and its open offers end. */
export const expireTrades = timer<TradeId>({
  name: 'trades.expire',
  due: dueTrades,
  next: nextTrade,
  async run(context, id) {
    const trade = await lockTrade(context.tx, id)
    if (trade?.status !== 'active' || !isOver(trade.expires_at, await context.clock())) return
    await endAll(context, trade, 'expired')
    await moveTrade(context, trade, 'expire', 'clock')
  },
})
