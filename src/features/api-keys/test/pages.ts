import type { SlicePages } from '#test/support/slice-pages.ts'
import { apiKeys } from '../contract.ts'

export const pages: SlicePages = {
  stock: async (world) => {
    await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
    await world.ann.gets(apiKeys.make, { name: 'the till', scopes: ['listings.read', 'orders.read', 'orders.fulfil'] })
    return {}
  },
  addresses: { ann: ['/setting/account/management'] },
}
