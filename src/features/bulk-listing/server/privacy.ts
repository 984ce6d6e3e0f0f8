import { tagged } from '#server/privacy.ts'

export const bulkListingTags = tagged({
  product_imports: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      name: 'private',
      headers: 'private',
      status: 'private',
      revision: 'private',
      total: 'private',
      created_at: 'private',
      ended_at: 'private',
    },
  },
  product_import_rows: {
    of: { through: 'product_imports', by: 'import_id' },
    columns: { import_id: 'private', position: 'private', cells: 'private', status: 'private', problems: 'private', product_id: 'private' },
  },
})
