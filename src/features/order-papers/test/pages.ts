import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    ann: ['/orders/{order}/invoice', '/orders/{order}/packing-slip', '/store/packing-slips'],
    ben: ['/orders/{order}/invoice'],
  },
}
