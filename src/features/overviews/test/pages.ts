import type { SlicePages } from '#test/support/slice-pages.ts'

const families = ['stores', 'products', 'supplies', 'auctions', 'stamp-items', 'bounties', 'trades', 'clubs', 'events', 'coin-management', 'invoices']
export const pages: SlicePages = {
  addresses: { ada: [...families.map((family) => `/dashboard/lists/${family}`), '/dashboard/lists/products?status=suspended&search=12345678'] },
}
