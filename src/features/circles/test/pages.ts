import type { SlicePages } from '#test/support/slice-pages.ts'
import { askedCircle } from './fixtures.ts'

export const pages: SlicePages = {
  addresses: { guest: [], cleo: ['/trades/circles', '/trades/circles?status=done', '/trades/circles/{trade_circle}'], ben: [] },
  async stock(world) {
    const { ann, ben, cleo } = world
    return { trade_circle: await askedCircle(world, [cleo, ben, ann]) }
  },
}
