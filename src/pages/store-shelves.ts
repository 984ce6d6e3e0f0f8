import { products } from '#features/products/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/site.ts'

/** Where the products of a store stand, as its seller sees them. */
export const shelves = ['published', 'draft', 'sold_out', 'archived'] as const
export type Shelf = (typeof shelves)[number]

/** Asked for its total alone. */
export const countOf = (shelf: Shelf): InputOf<typeof products.ofStore> => ({ status: [shelf], page: 1, page_size: 1 })

export const shelfAddress = (shelf: Shelf, page = 1): string =>
  address('/store', products.ofStore, { page, ...(shelf !== 'published' && { status: [shelf] }) })
