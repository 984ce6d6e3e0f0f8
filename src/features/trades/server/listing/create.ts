import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { titleOf } from '../../rules.ts'
import { keepTrade, keepTradeItems, lockTrade, type TradeRow } from '../queries.ts'
import { tradeAnswer } from '../view.ts'
import { propose } from './direct.ts'
import { endOf, ownPieces, startOf } from './given.ts'
import { publishTrade } from './publication.ts'
import { scheduleTrade } from './schedule.ts'

type Call = CommandContext<typeof trades.create>
export const create = command(trades.create, (call) => {
  const { receiver_id } = call.input
  return receiver_id === undefined ? list(call, call.input) : propose(call, { ...call.input, receiver_id })
})

async function list(call: Call, input: InputOf<typeof trades.create>) {
  const { viewer, tx, clock } = call
  const { tradeables, expiry_time, is_published, publish_at, trade_type, trader_terms, deposit } = input
  await lock(tx, 'members', [viewer.id])
  const own = await ownPieces(tx, tradeables, viewer.id)
  if (refused(own)) return own
  const end = expiry_time ? endOf(expiry_time, startOf(publish_at, await clock())) : { expires_at: null }
  if (refused(end)) return end
  const title = input.title ?? titleOf(own.pieces)
  const id = await keepTrade(tx, { owner_id: viewer.id, title, trade_type, trader_terms, deposit, ...end })
  await keepTradeItems(tx, id, own.pieces)
  const later = publish_at && publish_at > (await clock()) ? publish_at : undefined
  const opens = (row: TradeRow) => (later ? scheduleTrade(call, row, later) : publishTrade(call, row))
  const no = is_published ? await opens((await lockTrade(tx, id))!) : undefined
  return no ?? { ...(await tradeAnswer(call, id)), trade_offer: null }
}
