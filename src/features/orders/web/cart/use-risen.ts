import { useEffect } from 'react'
import { useCart } from './use-cart.ts'
import type { Quoted } from './use-quote.ts'

/** Old unit prices of the products that cost more now. Stores the first price of lines that have none. */
export function useRisen(quote: Quoted | undefined): ReadonlyMap<string, number> {
  const { lines, seen } = useCart()
  const prices = new Map((quote?.stores ?? []).flatMap((store) => store.lines.map(({ product_id, price }) => [product_id as string, price] as const)))
  useEffect(() => seen(prices))
  return new Map(
    (lines ?? []).flatMap(({ product_id, price }) => (price !== undefined && price < (prices.get(product_id) ?? 0) ? [[product_id, price]] : [])),
  )
}
