import { type Examples, own, plain, shown } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /feeds': plain(() => ({ type: 'latest' })),
  'GET /feeds/{id}': [shown('feed_item'), own('private_feed_item')],
  'GET /feed-news': plain(({ feed_item }) => ({ since: feed_item })),
  'POST /feeds/{id}': [shown('feed_item', {}, { guest: 401, unverified: 403, owner: 409 }), own('private_feed_item', {}, { owner: 409 })],
  'DELETE /feeds/{id}': [shown('feed_item', {}, { guest: 401 }), own('private_feed_item')],
  'POST /feeds/{id}/hide': [shown('feed_item', {}, { guest: 401 }), own('private_feed_item')],
  'GET /feed-words': plain(),
  'POST /feed-words': plain(() => ({ words: ['regummed'] })),
}
