import { tagged } from '#server/privacy.ts'

export const mediaTags = tagged({
  medias: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      key: 'private',
      width: 'private',
      height: 'private',
      dpi: 'private',
      border: 'private',
      bytes: 'private',
      sha256: 'private',
      sizes: 'private',
      kind: 'private',
      file: 'private',
      file_bytes: 'private',
      name: 'private',
      duration_ms: 'private',
      pages: 'private',
      published_at: 'private',
      deleted_at: 'private',
      created_at: 'private',
    },
  },
  media_quotas: { of: { own: 'member_id' }, columns: { member_id: 'private', bytes: 'private', most: 'private' } },
  media_uses: { of: { through: 'medias', by: 'media_id' }, columns: { media_id: 'private', subject_type: 'private', subject_id: 'private' } },
  media_leftovers: { of: 'nobody', columns: { key: 'private', due_at: 'private' } },
})
