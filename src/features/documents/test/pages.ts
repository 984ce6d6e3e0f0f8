import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/about', '/contact', '/terms-and-conditions', '/privacy-policy', '/refund-policy'],
  },
}
