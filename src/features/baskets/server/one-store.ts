import type { StoreId } from '#features/stores/contract.ts'
import type { Offers } from './offers.ts'
import { type Basket, cheapest } from './solve/cheapest.ts'
import type { Want } from './solve/split.ts'

const SHOWN = 3

/** Of the stores that have the most of the wants: what these cost there alone. Nothing where the basket comes from one store anyway. */
export function fromOneStore(wants: readonly Want[], { picks }: Basket, { sales, ways }: Offers) {
  if (new Set([...picks.values()].map(({ store_id }) => store_id)).size < 2) return []
  const names = new Map([...sales.values()].map(({ store_id, store_name }) => [store_id, store_name]))
  return [...names]
    .map(([store_id, store_name]) => {
      const own = wants.map(({ id, copies }) => ({ id, copies: copies.filter((copy) => copy.store_id === store_id) }))
      return { store_id: store_id as StoreId, store_name, own: own.filter(({ copies }) => copies.length) }
    })
    .filter(({ own }) => own.length > 1)
    .sort((a, b) => b.own.length - a.own.length || (a.store_id < b.store_id ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ own, ...store }) => ({ ...store, ...filledOf(cheapest(own, ways)) }))
    .filter(({ filled }) => filled > 0)
}
const filledOf = ({ picks, total }: Basket) => ({ filled: picks.size, total })
