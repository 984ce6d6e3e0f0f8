import type { Addresses, PageVisitor } from '#test/support/slice-pages.ts'

/** Addresses of pages that show several slices; the others stand in the slices' test/pages.ts. Placeholders are filled with ids of what is in stock. */
export const ADDRESSES: Addresses = {
  guest: [
    '/',
    '/marketplace',
    '/marketplace/for-sale',
    '/marketplace/for-sale?country=FR&condition=MNH&view=list',
    '/marketplace/for-sale?search=nothing+like+it',
    '/marketplace/for-sale?topic_ids=birds&open=color&shipping_option=letter_tracked&price_to=20000',
    '/marketplace/for-sale?page=99',
    '/marketplace/supplies',
    '/marketplace/stores',
    '/marketplace/stores?search=nobody+there',
    '/marketplace/advance-search',
    '/marketplace/advance-search?country=FR&year_from=1840&year_to=1860',
    '/search-result?search=penny',
    '/search-result?search=nothing+like+it&filters=%7B%22country%22%3A%5B%22FR%22%5D%7D',
    '/search-result?search=ann&searchable_type=Store',
    '/search-result?search=ann&searchable_type=User',
    '/search-result?search=nobody+there&searchable_type=User',
    '/products/{listed}',
    '/products/{bought}',
    '/stores/{store}',
    '/store/landing',
    '/marketplace/{ann}/view-all?item_type=store&store_id={store}',
    '/stores/{store}?item_kind=stamp&sort=price_low',
    '/stores/{store}?search=nothing+like+it',
    '/stores/{store}?page=9',
    '/stamps?status=FOR_REFERENCE',
    '/stamps?status=FOR_REFERENCE&country=GB&decade=1840&search=penny&page_size=10',
    '/stamps?status=FOR_REFERENCE&search=nothing+like+it',
    '/stamps?page=99',
    '/stamps/{entry}',
    '/stamps/{bare_entry}',
    '/profile/{ann}/network',
    '/profile/{ann}',
    '/profile/{ann}?tab=for_sale',
    '/profile/{ann}?tab=about',
    '/profile/{ann}/gallery',
    '/stamp-items',
    '/categories',
    '/cart',
    '/nowhere',
  ],
  ann: [
    '/',
    '/stamp-items/create',
    '/stamp-items/{item}/show',
    '/stamp-items/{item}/edit',
    '/user/{ann}/stamp-items',
    '/user/{ann}/stamp-items?view=grid&size=l',
    '/user/{ann}/stamp-items?view=table',
    '/user/{ann}/stamp-items?trash=true',
    '/profile/{ann}/gallery?size=s',
    '/profile/user/inventory',
    '/stamp-items/select',
    '/stamp-items/numbers',
    '/profile',
    '/profile?tab=about',
    '/edit-profile',
    '/setting/visibility',
    '/store',
    '/store?status=draft',
    '/store/edit',
    '/store/landing',
    '/store/inventory',
    '/store/sales',
    '/store/on-sb-catalogue',
    '/store/draft-orders',
    '/store/sold-orders',
    '/products/create?productable_id={item}',
    '/products/{listed}/edit',
    '/products/{listed}',
    '/store/order-listing',
    '/product-offers?role=seller',
    '/products/create?productable_type=Supply',
    '/store/order-detail/{order}',
    '/setting/account/addresses',
    '/setting/account/cards',
    '/orders/order-tracking/{order}',
    '/wallet',
    '/wallet/coins',
    '/wallet/cart',
  ],
  ben: [
    '/cart/checkout',
    '/orders',
    '/product-offers',
    '/orders/placed?group={group}',
    '/orders/order-tracking/{order}',
    '/orders/order-detail/{order}',
    '/store/create',
    '/setting',
    '/setting/account/site-preference',
    '/setting/notification',
    '/setting/notification/orders',
    '/setting/account/plan',
    '/setting/account/management',
    '/setting/account/contacts',
    '/setting/account/addresses',
    '/setting/account/cards',
    '/setting/wallet',
    '/setting/terms-n-conditions',
    '/signup/countries',
    '/signup/categories',
    '/signup/topics',
    '/signup/verify-email',
    '/signup/follow-users',
    '/signup/user-info',
    '/signup/done',
  ],
  cleo: ['/setting/account/plan', '/setting/account/contacts'],
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
/** True when one of the addresses opens this route; a route without placeholders goes before one with them. */
export function isOpened(route: string, routes: readonly string[], addresses: readonly string[]): boolean {
  const literal = new Set(routes.filter((one) => !one.includes('{')))
  return addresses.map((address) => address.split('?')[0]!).some((path) => (literal.has(path) ? path === route : pattern(route).test(path)))
}

export interface Visit {
  readonly by: PageVisitor
  readonly name: string
}
/** All addresses, and each route that none of them opens: ann opens it, `{album_id}` filled by `{album}`. */
export function visitsOf(routes: readonly string[], all: readonly Addresses[]): readonly Visit[] {
  const told = all.flatMap((one) => Object.entries(one).flatMap(([by, names]) => names.map((name) => ({ by: by as PageVisitor, name }))))
  const addresses = told.map(({ name }) => name)
  const left = routes.filter((route) => !isOpened(route, routes, addresses))
  return [...told, ...left.map((route) => ({ by: 'ann' as const, name: route.replace(/_id\}/g, '}') }))]
}

/** The address of what is there; a placeholder that nothing fills is a page that no journey has seen. */
export const filled = (name: string, stock: Readonly<Record<string, string>>) =>
  name.replace(/\{(\w+)\}/g, (_, word: string) => {
    const id = stock[word]
    if (id === undefined) throw new Error(`${name} is opened by nobody: let test/pages.ts of its slice put {${word}} into stock, or name an address`)
    return id
  })
