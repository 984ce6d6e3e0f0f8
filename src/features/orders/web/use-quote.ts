import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#kernel/operation.ts'
import { queryOf, useStore } from '#web/data.ts'
import { orders } from '../contract.ts'
import type { CartLine } from './cart.ts'

export type Quoted = AnswerOf<typeof orders.quote>['quote']
/** The chosen rate of each store. */
export type Deliveries = Readonly<Record<string, string>>

/** What the cart costs now. While it is read again the earlier answer stays on the screen. */
export function useQuote(lines: readonly CartLine[] | undefined, country: string | null = null, rates: Deliveries = {}) {
  const { ask } = useStore()
  const input = {
    lines: (lines ?? []).map(({ product_id, order_quantity }) => ({ product_id, order_quantity })),
    country,
    deliveries: Object.entries(rates).map(([store_id, rate_id]) => ({ store_id, rate_id })),
  }
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(ask, { op: orders.quote, input }), enabled: Boolean(lines?.length), placeholderData: keepPreviousData })
  return { quote: (data as AnswerOf<typeof orders.quote> | undefined)?.quote, lost: error !== null, reading: isFetching, again: () => void refetch() }
}
