import { parse } from 'zod/v4/core'
import type { InputOf } from '#kernel/operation.ts'
import { address, type RouteMatch, readInput } from '#web/router/screen.ts'
import { products } from '../../contract.ts'

type ProductFilters = InputOf<typeof products.list>
export type StoreProductFilters = ProductFilters & { readonly store_id: NonNullable<ProductFilters['store_id']> }

export const storeKinds = ['stamp', 'coin', 'banknote', 'other'] as const

/** State in the URL of a store's page: search, one kind, order and page. */
export function readStoreAsked(place: RouteMatch, store_id: string): StoreProductFilters | undefined {
  const read = readInput(products.list, { ...place, path: {} })
  if (!read) return undefined
  const kind = storeKinds.find((one) => one === read.item_kind[0])
  const { search, sort, page, page_size, country, topic_ids, category_ids } = read
  return {
    ...(parse(products.list.input, {}) as ProductFilters),
    ...{ search, sort, page, page_size, country, topic_ids, category_ids },
    item_kind: kind ? [kind] : [],
    store_id: store_id as StoreProductFilters['store_id'],
  }
}

export function storeHref({ store_id, ...asked }: StoreProductFilters, change: Partial<StoreProductFilters> = {}): string {
  return address(`/stores/${store_id}`, products.list, { ...asked, ...change })
}

/** What everything in a store is without: a kind, or what the store deals in. */
export const everything = { item_kind: [], country: [], topic_ids: [], category_ids: [] } satisfies Partial<StoreProductFilters>
/** What is chosen, as names and values of a form. */
export const chosenOf = (asked: StoreProductFilters) =>
  Object.keys(everything).flatMap((name) => asked[name as keyof typeof everything].map((value) => [name, value] as const))

/** Indexed by search engines: the pages of the list without search, choice or order. */
export const isPlain = (asked: StoreProductFilters) => !(asked.search || chosenOf(asked).length) && asked.sort === 'best'
