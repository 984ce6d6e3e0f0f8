import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    ann: ['/setting/account/uploads'],
    ben: ['/setting/account/uploads'],
  },
}
