import type { SlicePages } from '#test/support/slice-pages.ts'
import { uploaded } from './uploads.ts'

export const pages: SlicePages = {
  stock: async (world) => ({ import: (await uploaded(world, world.ann, 'Name,Country\nPenny,Spain\nRose,Ruritania\n', 'box.csv')).id }),
  addresses: {
    ann: ['/imports', '/exports'],
  },
}
