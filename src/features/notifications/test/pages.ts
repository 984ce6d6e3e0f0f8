import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/action/letters/{letter}'],
    ann: ['/notifications'],
    ben: ['/notifications'],
  },
}
