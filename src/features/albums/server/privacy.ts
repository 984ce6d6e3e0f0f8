import { tagged } from '#server/privacy.ts'

export const albumTags = tagged({
  albums: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      type: 'private',
      name: 'private',
      description: 'private',
      cover_media_id: 'private',
      is_private: 'private',
      mount: 'private',
      created_at: 'private',
      updated_at: 'private',
    },
  },
  album_items: {
    of: { own: 'member_id' },
    columns: { album_id: 'private', stamp_item_id: 'private', member_id: 'private', type: 'private', position: 'private', added_at: 'private' },
  },
  album_pages: {
    of: { through: 'albums', by: 'album_id' },
    columns: {
      id: 'private',
      album_id: 'private',
      position: 'private',
      title: 'private',
      subtitle: 'private',
      foot: 'private',
      quadrille: 'private',
      revision: 'private',
    },
  },
  album_mounts: {
    of: { through: 'albums', by: 'album_id' },
    columns: {
      id: 'private',
      page_id: 'private',
      album_id: 'private',
      stamp_item_id: 'private',
      catalogue_entry_id: 'private',
      x: 'private',
      y: 'private',
      width: 'private',
      height: 'private',
      mount: 'private',
      caption: 'private',
      position: 'private',
    },
  },
})
