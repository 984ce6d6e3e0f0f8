import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    ada: [
      '/dashboard',
      '/dashboard?search=nobody&state=suspended',
      '/dashboard/members/{ben}',
      '/dashboard/audit',
      '/dashboard/audit?from=31-02-2026',
      '/dashboard/plans',
      '/dashboard/plans?plan=basic',
      '/dashboard/money',
      '/dashboard/disputes',
      '/dashboard/flagged',
      '/dashboard/site',
      '/dashboard/parts',
    ],
  },
}
