import { parse } from 'zod/v4/core'
import type { InputOf } from '#kernel/operation.ts'
import { address, type Place, readInput } from '#web/site.ts'
import { products } from '../contract.ts'

type Asked = InputOf<typeof products.list>
export type StoreAsked = Asked & { readonly store_id: NonNullable<Asked['store_id']> }

const PAGE_SIZE = 24
export const storeKinds = ['stamp', 'coin', 'banknote', 'other'] as const

/** What a store's page asks of its products: its address has a search, one kind, an order and a page. */
export function readStoreAsked(place: Place, store_id: string): StoreAsked | undefined {
  const read = readInput(products.list, { ...place, path: {} })
  if (!read) return undefined
  const kind = storeKinds.find((one) => one === read.item_kind[0])
  const { search, sort, page } = read
  return {
    ...(parse(products.list.input, {}) as Asked),
    search,
    sort,
    page,
    page_size: PAGE_SIZE,
    item_kind: kind ? [kind] : [],
    store_id: store_id as StoreAsked['store_id'],
  }
}

export function storeHref({ store_id, ...asked }: StoreAsked, change: Partial<StoreAsked> = {}): string {
  const { page_size: _, ...rest } = { ...asked, ...change }
  return address(`/stores/${store_id}`, products.list, rest)
}

/** The shelf as it stands, page by page: the views that search engines keep. */
export const isPlain = ({ search, item_kind, sort }: StoreAsked) => search === '' && item_kind.length === 0 && sort === 'best'
