import type { SlicePages } from '#test/support/slice-pages.ts'
import { uploaded } from './tables.ts'

export const pages: SlicePages = {
  stock: async (world) => {
    await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
    return { product_import: (await uploaded(world, world.ann, 'category,name,price\nstockbooks,Stockbook 32 pages,19.90\n,Nothing,abc\n')).id }
  },
  addresses: { ann: ['/store/import', '/store/import/{product_import}'] },
}
