import { type Examples, otherMedia, own, plain, shown } from '#test/contract/example.ts'

const item = (media: string) => ({ name: 'Cérès 20c. noir', status: 'FOR_SALE', media_ids: [media], quantity_owned: { mint: 0, used: 99 } })

export const examples: Examples = {
  'POST /stamp-items': plain(({ loose_media }) => item(loose_media), otherMedia),
  'POST /stamp-items/{id}': [
    { given: ({ free_item, loose_media }) => ({ id: free_item, ...item(loose_media) }), of: { kind: 'free_item', field: 'id' } },
  ],
  'GET /stamp-items/{id}': [shown('item'), own('hidden_item')],
  'GET /stamp-items': [shown('member', {}, { missing: 200 }, 'user_id')],
  'DELETE /stamp-items/{id}': [own('free_item')],
}
