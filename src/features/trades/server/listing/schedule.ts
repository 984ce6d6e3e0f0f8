import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { isSchedulable } from '#kernel/time/schedule.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { tradeChanged, trades } from '../../contract.ts'
import { tradeMachine } from '../../rules.ts'
import { changeTrade, type TradeRow } from '../queries.ts'
import { tradeAnswer } from '../view.ts'
import { lockOwn } from './own.ts'
import { readyAt } from './publication.ts'

/** Precondition: owner and trade are locked. */
export async function scheduleTrade({ tx, emit, clock }: Pick<TransactionContext, 'tx' | 'emit' | 'clock'>, row: TradeRow, publish_at: Date) {
  if (!isSchedulable(publish_at, await clock())) return refuse('trade.publish_at')
  const ready = await readyAt({ tx }, row, publish_at)
  if (refused(ready)) return ready
  await changeTrade(tx, row.id, { status: 'scheduled', publish_at })
  emit(tradeChanged, { trade_id: row.id, owner_id: row.owner_id, status: 'scheduled', was: row.status })
  return undefined
}

export const schedule = command(trades.schedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(tradeMachine, row.status, 'schedule', 'owner')) return refuse('trade.wrong_state', { status: row.status })
  return (await scheduleTrade(call, row, call.input.publish_at)) ?? tradeAnswer(call, row.id)
})
