import type { SlicePages } from '#test/support/slice-pages.ts'
import { webhooks } from '../contract.ts'

export const pages: SlicePages = {
  stock: async (world) => {
    await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
    const { webhook } = await world.ann.gets(webhooks.create, { url: 'https://shop.example/cachet', events: ['order.paid', 'order.refunded'] })
    return { webhook: webhook.id }
  },
  addresses: { ann: ['/store/webhooks', '/store/webhooks/{webhook}'] },
}
