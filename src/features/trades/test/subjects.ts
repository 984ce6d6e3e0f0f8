import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { trades } from '../contract.ts'

export const subjects: SubjectPages = {
  trade: { op: trades.show, ids: ({ trade, trade_draft, trade_scheduled, trade_offered }) => [trade, trade_draft, trade_scheduled, trade_offered] },
  trade_offer: { op: trades.showOffer, ids: ({ trade_offer }) => [trade_offer] },
  trade_order: { op: trades.order, ids: ({ trade_dealt }) => [trade_dealt] },
}
