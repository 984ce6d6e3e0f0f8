import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const ofOthers = { stranger: 422, counterparty: 422 } as const

export const examples: Examples = {
  'GET /albums': [shown('member', {}, { missing: 200 }, 'user_id')],
  'GET /albums/{id}': [shown('album'), own('hidden_album')],
  'GET /albums/{id}/items': [shown('album'), own('hidden_album')],
  'GET /albums/{id}/pages/{page_id}': [
    {
      given: ({ album, album_page }) => ({ id: album, page_id: album_page }),
      of: { kind: 'album', field: 'id' },
      says: { guest: 200, unverified: 200, stranger: 200, counterparty: 200 },
    },
  ],
  'POST /albums': plain(() => ({ name: 'France, classics' })),
  'POST /albums/update': [own('hidden_album', { name: 'Swans' })],
  'DELETE /albums/{id}': [own('hidden_album')],
  'POST /albums/sync-stamp-items': [own('hidden_album', { stamp_item_ids: [] }, {}, 'album_id')],
  'POST /albums/{id}/add-items': [
    { given: ({ hidden_album, free_item }) => ({ id: hidden_album, stamp_item_ids: [free_item] }), of: { kind: 'hidden_album', field: 'id' } },
  ],
  'POST /stamp-items/sync-albums': plain(({ hidden_album, free_item }) => ({ stamp_item_id: free_item, album_ids: [hidden_album] }), ofOthers),
  'POST /albums/detach-items': plain(({ item }) => ({ type: 'all', stamp_item_ids: [item] }), ofOthers),
  'POST /albums/{id}/pages': [own('hidden_album')],
  'POST /albums/{id}/pages/{page_id}': [
    {
      given: ({ album, album_page }) => ({ id: album, page_id: album_page, revision: 1, mounts: [] }),
      of: { kind: 'album', field: 'id' },
    },
  ],
  'DELETE /albums/{id}/pages/{page_id}': [
    { given: ({ album, album_page }) => ({ id: album, page_id: album_page }), of: { kind: 'album', field: 'id' } },
  ],
  'POST /albums/{id}/arrange': [own('hidden_album')],
  'GET /albums/{id}/print': [shown('album', {}, { guest: 401, unverified: 403 }), own('hidden_album')],
  'GET /albums/{id}/pdf': [shown('album', {}, { guest: 401, unverified: 403 }), own('hidden_album')],
  'GET /collections': plain(() => ({}), { guest: 200, unverified: 200 }),
}
