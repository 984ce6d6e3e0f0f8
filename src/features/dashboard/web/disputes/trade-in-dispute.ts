import type { trades } from '#features/trades/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

export type TradeInDispute = AnswerOf<typeof trades.disputed>['trade_orders']['data'][number]
