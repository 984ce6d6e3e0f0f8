import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/login', '/signup', '/forgot', '/reset-password?token=00000000000000000000', '/action/verification?hash=00000000000000000000'],
  },
}
