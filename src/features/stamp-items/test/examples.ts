import { type Examples, otherMedia, own, plain, shown } from '#test/contract/example.ts'

const item = (media: string) => ({ name: 'Cérès 20c. noir', status: 'FOR_SALE', media_ids: [media], quantity_owned: { mint: 0, used: 99 } })

const ofAnother = { stranger: 404, counterparty: 404 } as const

export const examples: Examples = {
  'POST /stamp-items': plain(({ loose_media }) => item(loose_media), otherMedia),
  'POST /stamp-items/{id}': [
    { given: ({ free_item, loose_media }) => ({ id: free_item, ...item(loose_media) }), of: { kind: 'free_item', field: 'id' } },
  ],
  'GET /stamp-items/{id}': [shown('item'), own('hidden_item')],
  'GET /stamp-items': [shown('member', {}, { missing: 200 }, 'user_id')],
  'DELETE /stamp-items/{id}': [own('free_item')],
  'GET /stamp-items/get-counts': plain(() => ({ country: 'FR' })),
  'GET /stamp-items/get-drops': plain(() => ({ country: 'FR' })),
  'GET /stamp-items/cards': [shown('member', {}, { missing: 200 }, 'user_id')],
  'POST /stamp-items/get-by-ids': plain(({ item }) => ({ ids: [item] })),
  'GET /get-similar': [...plain(() => ({ country: 'FR' })), shown('item', {}, {}, 'stamp_item_id')],
  'GET /inventory/get-counts': [shown('member', { count_type: ['status'] }, { missing: 200 }, 'user_id')],
  'GET /inventory/values': plain(),
  'GET /inventory/history': plain(),
  'GET /stamp-items/held': plain(({ entry }) => ({ catalogue_entry_id: [entry] })),
  'POST /stamp-items/remove': plain(({ free_item }) => ({ ids: [free_item] }), ofAnother),
  'POST /stamp-items/restore': plain(({ hidden_item }) => ({ ids: [hidden_item] }), { ...ofAnother, owner: 404 }),
  'POST /stamp-items/move': plain(({ free_item }) => ({ ids: [free_item] }), ofAnother),
  'POST /stamp-items/{id}/split': [own('free_item', { used: 1 })],
  'POST /stamp-items/bulk': plain(({ free_item }) => ({ items: [{ id: free_item, storage_place: 'box 3' }] }), ofAnother),
  'POST /stamp-items/from-entries': plain(({ entry }) => ({ entries: [{ catalogue_entry_id: entry }] })),
}
