import { sql } from 'kysely'
import type { StatementCause } from '#server/slices/statement-cause.ts'

/** Coins for feedback name the deal that it was about. */
export const feedbackCause: StatementCause = {
  of: ['feedback'],
  rows: (viewer) => sql`
    select refs.ref_type, refs.ref_id, case when num_nonnulls(d.trade_id, d.circle_id) = 0 then 'order' else 'trade' end as name, d.number,
      case when d.trade_id is not null then '/orders/trade-detail/' || d.trade_id
        when d.circle_id is not null then '/trades/circles/' || d.circle_id
        when d.seller_id = ${viewer} then '/store/order-detail/' || d.id
        else '/orders/order-tracking/' || d.id end as path
    from refs join feedbacks f on f.id = refs.ref_id join feedback_deals d on d.id = f.deal_id
    where refs.ref_type = 'feedback' and ${viewer} in (d.seller_id, d.buyer_id)`,
}
