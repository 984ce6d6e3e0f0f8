import { type Examples, otherMedia, plain, shown } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /users/{id}': [shown('member')],
  'GET /users': plain(() => ({ search: 'ann' })),
  'POST /users/update': plain(() => ({ description: 'Collects old France', topic_ids: [] })),
  'POST /users/update-profile-media': plain(({ loose_media }) => ({ image_media_id: loose_media }), otherMedia),
  'GET /users/me/visibility': plain(),
  'GET /users/{id}/showcase': [shown('member')],
  'POST /users/me/showcase': plain(({ item: id }) => ({ stamp_item_ids: [id] }), otherMedia),
  'GET /users/me/level': plain(),
  'POST /users/me/visibility': plain(() => ({ visibility: { email: 'nobody' } })),
}
