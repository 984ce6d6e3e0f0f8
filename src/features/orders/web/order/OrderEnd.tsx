import { useContext } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { postmarkDate } from '#web/ui/cards/postmark-date.ts'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { useStatusNames } from '../use-order-words.ts'
import type { ShownOrder } from './shown-order.ts'

/** Final status of an order, drawn as a postmark with its date. */
export function OrderEnd({ order: { status, delivered_at, cancelled_at, address, refunds } }: { order: ShownOrder }) {
  const names = useStatusNames()
  const zone = useContext(ZoneContext)
  const { name } = useSite()
  const at = status === 'cancelled' ? cancelled_at : status === 'refunded' ? (refunds.at(-1)?.at ?? null) : delivered_at
  if (!at) return null
  const over = status === 'cancelled' || status === 'refunded'
  const word = over ? names[status] : names.delivered
  return (
    <div className="side-block">
      <Postmark word={word} date={postmarkDate(at, zone)} place={over ? name : (address?.city ?? name)} ink={over ? 'ink' : 'green'} size={116} />
    </div>
  )
}
