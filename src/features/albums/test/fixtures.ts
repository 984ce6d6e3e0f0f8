import type { MakeFixtures } from '#test/contract/objects.ts'
import { albums } from '../contract.ts'
import type { AlbumId } from '../shapes.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly album: string
    readonly hidden_album: string
    readonly album_page: string
  }
}

/** Ann's albums: one that everybody may see, with a page, and one that nobody else may. Earlier ones are deleted, because her plan limits them. */
export const fixtures: MakeFixtures = async ({ pool, ann }, { item }) => {
  await pool.query('delete from albums where member_id = $1', [ann.id])
  const { album } = await ann.gets(albums.create, { name: 'United States', is_private: false })
  const hidden = await ann.gets(albums.create, { name: 'CANARY album of inverted swans' })
  await ann.gets(albums.addItems, { id: album.id as AlbumId, stamp_item_ids: [item] })
  const { page_id } = await ann.gets(albums.addPage, { id: album.id as AlbumId })
  return { album: album.id, hidden_album: hidden.album.id, album_page: page_id }
}
