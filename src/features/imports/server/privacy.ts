import { tagged } from '#server/privacy.ts'

export const importTags = tagged({
  imports: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      name: 'private',
      file_hash: 'private',
      preset: 'private',
      locale: 'private',
      headers: 'private',
      mapping: 'private',
      status: 'private',
      revision: 'private',
      total: 'private',
      done: 'private',
      created_at: 'private',
      ended_at: 'private',
    },
  },
  import_rows: {
    of: { through: 'imports', by: 'import_id' },
    columns: { import_id: 'private', position: 'private', cells: 'private', status: 'private', problems: 'private', stamp_item_id: 'private' },
  },
  import_mappings: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', headers_hash: 'private', mapping: 'private', changed_at: 'private' },
  },
  collection_exports: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      format: 'private',
      status: 'private',
      done: 'private',
      total: 'private',
      bytes: 'private',
      token_hash: 'secret',
      token_until: 'private',
      created_at: 'private',
      expires_at: 'private',
    },
  },
})
