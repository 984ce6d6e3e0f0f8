import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const body = 'Plate 146, at last'

export const examples: Examples = {
  'GET /posts': plain(({ member }) => ({ user_id: member })),
  'POST /posts': [
    ...plain(() => ({ body })),
    own('hidden_club', { body: 'CANARY again' }, { stranger: 422, counterparty: 422, missing: 422 }, 'club_id'),
  ],
  'GET /posts/{id}': [shown('post'), own('private_post'), own('club_post')],
  'POST /posts/{id}': [own('post', { body })],
  'DELETE /posts/{id}': [own('post')],
  'GET /clubs/{id}/feed': [shown('club', {}, { blocked: 200 }), own('hidden_club')],
  'GET /clubs/{id}/reports': [own('hidden_club')],
  'POST /posts/{id}/pin': [own('club_post')],
  'POST /posts/{id}/take-down': [own('reported_post', { reason: 'Offers outside the market' })],
  'POST /posts/{id}/let-stand': [own('reported_post')],
  'POST /posts/{id}/report': [own('reported_post', { reason: 'An offer outside the market' }), own('club_post', { reason: 'Mine' }, { owner: 409 })],
  'POST /posts/{id}/restore': [own('post')],
  'GET /link-cards/{id}/picture': plain(({ link_card }) => ({ id: link_card })),
  'GET /posts/{id}/versions': [shown('post'), own('private_post')],
}
