import { type Examples, own, plain } from '#test/contract/example.ts'

const both = { counterparty: 200 }
const words = () => ({ client_message_id: crypto.randomUUID(), body: 'Is the hinge over the thin?' })

export const examples: Examples = {
  'GET /conversations': plain(),
  'GET /users/{id}/conversation': [
    own(
      'member',
      {},
      {
        owner: 404,
        counterparty: 200,
        unverified: 200,
        stranger: 200,
        basic: 200,
        premium: 200,
        business: 200,
        support: 200,
        moderator: 200,
        administrator: 200,
      },
    ),
  ],
  'POST /conversations': [
    {
      given: ({ member }) => ({ user_id: member, ...words() }),
      of: { kind: 'member', field: 'user_id' },
      says: {
        owner: 409,
        counterparty: 200,
        stranger: 200,
        basic: 200,
        premium: 200,
        business: 200,
        support: 200,
        moderator: 200,
        administrator: 200,
      },
    },
  ],
  'GET /conversations/{id}/messages': [own('conversation', {}, both)],
  'POST /conversations/{id}/messages': [
    { given: ({ conversation }) => ({ id: conversation, ...words() }), of: { kind: 'conversation', field: 'id' }, says: both },
  ],
  'POST /conversations/{id}/messages/{seq}': [own('conversation', { seq: 1, body: 'Beside it' })],
  'POST /conversations/{id}/messages/{seq}/reaction': [own('conversation', { seq: 1, reaction: 'like' }, both)],
  'DELETE /conversations/{id}/messages/{seq}': [own('conversation', { seq: 1 })],
  'POST /conversations/{id}/read': [own('conversation', { seq: 1 }, both)],
  'POST /conversations/delivered': plain(),
  'POST /conversations/{id}/typing': [own('conversation', {}, both)],
  'POST /conversations/{id}/mute': [own('conversation', { is_muted: false }, both)],
  'POST /conversations/{id}/archive': [own('conversation', { is_archived: false }, both)],
  'POST /conversations/{id}/accept': [own('conversation', {}, { owner: 404, counterparty: 409 })],
  'POST /conversations/{id}/decline': [own('conversation', {}, { owner: 404, counterparty: 409 })],
  'GET /messages': plain(() => ({ search: 'hinge' })),
  'GET /chat-settings': plain(),
  'POST /chat-settings': plain(() => ({ shows_marks: true })),
}
