import type { SlicePages } from '#test/support/slice-pages.ts'
import { albums } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/collections', '/collections/{ann}/albums', '/albums/{album}/show'],
    ann: ['/user/{ann}/albums', '/user/{ann}/lots', '/albums/create', '/lots/create', '/albums/{album}/edit', '/print-album', '/print-album/{album}'],
  },
  async stock({ ann }, { item }) {
    const { album } = await ann.gets(albums.create, { name: 'Classic France', is_private: false })
    await ann.gets(albums.addItems, { id: album.id, stamp_item_ids: [item as never] })
    await ann.gets(albums.addPage, { id: album.id })
    const [lot, set] = [
      await ann.gets(albums.create, { name: 'Duplicates', type: 'lot', is_private: false }),
      await ann.gets(albums.create, { name: 'Cérès, complete', type: 'set', is_private: false }),
    ]
    return { album: album.id, lot: lot.album.id, set: set.album.id }
  },
}
