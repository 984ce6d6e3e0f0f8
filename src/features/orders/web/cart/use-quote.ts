import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { orders } from '../../contract.ts'
import type { CartLine } from './cart.ts'

export type Quoted = AnswerOf<typeof orders.quote>['quote']
/** Chosen rate by store id. */
export type Deliveries = Readonly<Record<string, string>>
type QuoteLine = Pick<CartLine, 'product_id' | 'order_quantity'>

/** Current prices: `whole` includes lines with problems, `quote` only lines that can be bought. */
export function useQuote(lines: readonly CartLine[] | undefined, country: string | null = null, rates: Deliveries = {}) {
  const whole = useAnswer(lines, country, rates)
  const wanted = whole.quote && lines && buyable(whole.quote, lines)
  const bought = useAnswer(wanted, country, rates)
  const again = () => {
    whole.again()
    bought.again()
  }
  return {
    whole: whole.quote,
    quote: wanted?.length ? bought.quote : undefined,
    lost: whole.lost || bought.lost,
    reading: whole.reading || bought.reading,
    again,
  }
}

/**
 * The previous answer stays visible while the next one loads. `reading`: what is shown is not the price of this cart, or was refused as outdated. A
 * total that is read again because a product has changed can still be paid: the server refuses it if it is not the price any more.
 */
function useAnswer(lines: readonly QuoteLine[] | undefined, country: string | null, rates: Deliveries) {
  const input = {
    lines: (lines ?? []).map(({ product_id, order_quantity }) => ({ product_id, order_quantity })),
    country,
    deliveries: Object.entries(rates).map(([store_id, rate_id]) => ({
      store_id: store_id as Id<'stores'>,
      rate_id: rate_id as Id<'shipping_rates'>,
    })),
  }
  const wanted = Boolean(lines?.length)
  const { data, error, asking, again } = useQueryState({ op: orders.quote, input }, wanted)
  const [anew, setAnew] = useState(false)
  async function readAnew() {
    if (!wanted) return
    setAnew(true)
    await again()
    setAnew(false)
  }
  return { quote: data?.quote, lost: error !== undefined, reading: asking || anew, again: () => void readAnew() }
}

/** Leaves out own and deleted products and limits quantities to the stock. Keeps the order, so that a cart without problems sends one request. */
function buyable({ stores }: Quoted, lines: readonly CartLine[]): QuoteLine[] {
  const known = new Map(stores.flatMap((store) => store.lines).map((line) => [line.product_id, line]))
  return lines.flatMap(({ product_id, order_quantity }) => {
    const line = known.get(product_id)
    if (!line || line.problem === 'gone' || line.problem === 'own') return []
    return [{ product_id, order_quantity: Math.min(order_quantity, line.quantity) }]
  })
}
