import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type TradeId, type TradeOrderId, trades } from '../../contract.ts'
import { TRADE_ORDERS } from '../paths.ts'
import { useTradeWords } from '../trade-words.ts'
import { Legs } from './Legs.tsx'
import { OrderActs } from './OrderActs.tsx'
import { TradeNote } from './TradeNote.tsx'

interface TradeOrderProps {
  id: TradeId
  /** Parts of other slices, once it is completed. */
  completed?: (order_id: TradeOrderId) => ReactNode
  /** The way to the other side. */
  contact?: (user_id: string, order_id: TradeOrderId) => ReactNode
}
/** An agreed trade: where it stands, both parcels, and the next step. */
export function TradeOrderShown({ id, completed, contact }: TradeOrderProps) {
  const { t } = useLingui()
  const { orders } = useTradeWords()
  const { trade_order: order } = useData(trades.order, { id })
  const { number } = order
  const partner = order.role === 'owner' ? order.proposer : order.owner
  const other = partner.full_name
  const heading = t`Trade with ${other}`
  const complaint = order.dispute_reason
  // The deal of the feedback is opened a moment after the trade is completed: who completes it here reads it with the next page.
  const [wasCompleted] = useState(order.status === 'completed')
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`Trade orders`, href: TRADE_ORDERS }, { label: order.trade_title }]} />
      <h1 className="page-head">{heading}</h1>
      <p>
        <b className="strong">{orders[order.status]}</b> · {t`Trade order ${number}`}
        {order.status === 'accepted' && order.due_at && (
          <>
            {' · '}
            {t`proceed until`} <DateTime at={order.due_at} />
          </>
        )}
      </p>
      <div className="stack">
        {order.status === 'disputed' && <Note tone="warn">{t`A complaint is open: ${complaint}`}</Note>}
        {order.status === 'disputed' && <Evidence medias={order.dispute_medias} />}
        <TradeNote order={order} />
      </div>
      <Legs order={order} />
      <div className="section stack">
        <OrderActs order={order} />
        {contact?.(partner.id, order.id)}
      </div>
      {wasCompleted && completed?.(order.id)}
    </main>
  )
}
