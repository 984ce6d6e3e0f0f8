import type { SlicePages } from '#test/support/slice-pages.ts'

const token = 'A'.repeat(86)
export const pages: SlicePages = {
  addresses: {
    guest: ['/subscribe', '/subscribe?sent', `/action/subscribe/${token}`, `/action/subscribers/${token}`],
    ada: ['/dashboard/subscribers'],
  },
}
