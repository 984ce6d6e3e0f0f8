import { type Examples, own, plain, type Says } from '#test/contract/example.ts'

const both = { counterparty: 200 }
const words = () => ({ client_message_id: crypto.randomUUID(), body: 'Who comes to the fair?' })
/** Ben is a member who does not run the group. */
const run: Says = { counterparty: 403 }
const link = { of: { kind: 'group_token', field: 'token' } } as const
const anybody: Says = Object.fromEntries(
  ['counterparty', 'stranger', 'basic', 'premium', 'business', 'blocked', 'support', 'moderator', 'administrator'].map((part) => [part, 200]),
)

export const examples: Examples = {
  'GET /groups': plain(),
  'GET /groups/{id}': [own('talk_group', {}, both)],
  'POST /groups': plain(() => ({ name: 'The fair' })),
  'POST /groups/{id}': [own('talk_group', { name: 'The fair in May' }, run)],
  'GET /groups/{id}/members': [own('talk_group', {}, both)],
  'POST /groups/{id}/members': [own('talk_group', { user_id: crypto.randomUUID() }, { owner: 422, counterparty: 403 })],
  'POST /groups/{id}/remove': [own('talk_group', { user_id: crypto.randomUUID() }, { owner: 409, counterparty: 403 })],
  'POST /groups/{id}/role': [own('talk_group', { user_id: crypto.randomUUID(), role: 'admin' }, { owner: 409, counterparty: 403 })],
  'POST /groups/{id}/hand-over': [own('talk_group', { user_id: crypto.randomUUID() }, { owner: 409, counterparty: 403 })],
  'POST /groups/{id}/leave': [own('talk_group', {}, { owner: 409, counterparty: 200 })],
  'GET /groups/{id}/links': [own('talk_group', {}, run)],
  'POST /groups/{id}/links': [own('talk_group', {}, run)],
  'DELETE /groups/{id}/links/{link_id}': [
    { given: ({ talk_group, group_link }) => ({ id: talk_group, link_id: group_link }), of: { kind: 'talk_group', field: 'id' }, says: run },
  ],
  'GET /group-invitations/{token}': [{ given: ({ group_token }) => ({ token: group_token }), ...link, says: { unverified: 200, ...anybody } }],
  'POST /group-invitations/{token}/join': [{ given: ({ group_token }) => ({ token: group_token }), ...link, says: anybody }],
  'GET /groups/{id}/messages': [own('talk_group', {}, both)],
  'POST /groups/{id}/messages': [
    { given: ({ talk_group }) => ({ id: talk_group, ...words() }), of: { kind: 'talk_group', field: 'id' }, says: both },
  ],
  'POST /groups/{id}/messages/{seq}': [own('talk_group', { seq: 1, body: 'The fair begins at ten' })],
  'DELETE /groups/{id}/messages/{seq}': [own('talk_group', { seq: 1 })],
  'POST /groups/{id}/messages/{seq}/reaction': [own('talk_group', { seq: 1, reaction: 'like' }, both)],
  'POST /groups/{id}/read': [own('talk_group', { seq: 1 }, both)],
  'GET /groups/{id}/marks': [own('talk_group', {}, both)],
  'POST /groups/{id}/typing': [own('talk_group', {}, both)],
  'POST /groups/{id}/hears': [own('talk_group', { hears: 'mentions' }, both)],
  'GET /group-messages': plain(() => ({ search: 'fair' })),
}
