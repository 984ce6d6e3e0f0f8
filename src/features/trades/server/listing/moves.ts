import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { tradeMachine } from '../../rules.ts'
import { endAll, moveTrade } from '../end.ts'
import { tradeAnswer } from '../view.ts'
import { lockOwn } from './own.ts'
import { publishTrade } from './publication.ts'

export const publish = command(trades.publish, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(tradeMachine, row.status, 'publish', 'owner')) return refuse('trade.wrong_state', { status: row.status })
  return (await publishTrade(call, row)) ?? tradeAnswer(call, row.id)
})

export const unschedule = command(trades.unschedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(tradeMachine, row.status, 'unschedule', 'owner')) return refuse('trade.wrong_state', { status: row.status })
  await moveTrade(call, row, 'unschedule', 'owner')
  return tradeAnswer(call, row.id)
})

export const unpublish = command(trades.unpublish, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(tradeMachine, row.status, 'unpublish', 'owner')) return refuse('trade.wrong_state', { status: row.status })
  await endAll(call, row, 'trade_changed')
  await moveTrade(call, row, 'unpublish', 'owner')
  return tradeAnswer(call, row.id)
})

export const archive = command(trades.archive, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(tradeMachine, row.status, 'archive', 'owner')) return refuse('trade.wrong_state', { status: row.status })
  await endAll(call, row, 'trade_closed')
  await moveTrade(call, row, 'archive', 'owner')
  return tradeAnswer(call, row.id)
})
