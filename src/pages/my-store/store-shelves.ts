import type { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { ListPlace } from '#web/list/Pages.tsx'
import { address } from '#web/router/screen.ts'

/** Tabs of the seller's products, by status. */
export const shelves = ['published', 'scheduled', 'draft', 'sold_out', 'archived'] as const
export type Shelf = (typeof shelves)[number]
export type StoreProductsInput = InputOf<typeof products.ofStore>

/** Page size 1, because only the total is needed. */
export const countOf = (shelf: Shelf): StoreProductsInput => ({ status: [shelf], page: 1, page_size: 1 })

export const shelfAddress = (shelf: Shelf, place: Partial<ListPlace> = {}): string =>
  address('/store', products.ofStore, { ...place, ...(shelf !== 'published' && { status: [shelf] }) })

/** Paid orders that are not sent yet. */
export const toShip: InputOf<typeof orders.list> = { role: 'seller', kind: [], status: ['processing'], page: 1, page_size: PAGE.to_ship }
