import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/cast.ts'
import { keepItem, openShop, sell } from '#test/goods.ts'
import { cartOf } from '#test/sale.ts'
import type { World } from '#test/world.ts'

export interface Shown {
  readonly path: string
  readonly by: Actor
}

/** A market with something in every place, and the address of every page that is built. */
export async function everyPage(world: World): Promise<Shown[]> {
  const { ann, ben, guest } = world
  const store = await openShop(ann)
  const listed = await sell(world, ann)
  const bought = await sell(world, ann)
  const item = await keepItem(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [bought.id]))
  await world.settle()
  const order = group.orders[0]!.id
  const of = (by: Actor, paths: readonly string[]) => paths.map((path) => ({ path, by }))
  return [
    ...of(guest, [
      '/',
      '/marketplace/for-sale',
      '/marketplace/for-sale?country=FR&condition=MINT&view=list',
      '/marketplace/for-sale?search=nothing+like+it',
      `/products/${listed.id}`,
      `/products/${bought.id}`,
      `/stores/${store.id}`,
    ]),
    ...of(guest, [
      '/login',
      '/signup',
      '/forgot',
      '/reset-password?token=00000000000000000000',
      '/action/verification?hash=00000000000000000000',
      '/cart',
      '/nowhere',
    ]),
    ...of(ann, [
      '/',
      '/stamp-items/create',
      `/stamp-items/${item.id}/show`,
      `/stamp-items/${item.id}/edit`,
      `/user/${ann.id}/stamp-items`,
      '/store',
      '/store/edit',
    ]),
    ...of(ann, [
      `/products/create?productable_id=${item.id}`,
      `/products/${listed.id}/edit`,
      `/products/${listed.id}`,
      '/store/order-listing',
      `/orders/order-tracking/${order}`,
      '/notifications',
      '/wallet',
    ]),
    ...of(ben, [
      '/cart/checkout',
      '/orders',
      `/orders/placed?group=${group.id}`,
      `/orders/order-tracking/${order}`,
      '/notifications',
      '/store/create',
      '/signup/verify-email',
    ]),
  ]
}
