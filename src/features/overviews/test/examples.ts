import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /admin/lists/stores': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/stores/export': plain(),
  'GET /admin/lists/products': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/products/export': plain(),
  'GET /admin/lists/supplies': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/supplies/export': plain(),
  'GET /admin/lists/auctions': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/auctions/export': plain(),
  'GET /admin/lists/stamp-items': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/stamp-items/export': plain(),
  'GET /admin/lists/bounties': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/bounties/export': plain(),
  'GET /admin/lists/trades': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/trades/export': plain(),
  'GET /admin/lists/clubs': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/clubs/export': plain(),
  'GET /admin/lists/coins': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/coins/export': plain(),
  'GET /admin/lists/invoices': plain(() => ({ search: '12345678' })),
  'GET /admin/lists/invoices/export': plain(),
}
