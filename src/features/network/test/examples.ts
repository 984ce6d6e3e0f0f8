import { type Examples, own, plain, type Says, shown } from '#test/contract/example.ts'

/** Requests about ann by other members; `owner` is the status that ann herself gets. */
const towards = (owner: number, says: Says = {}, field = 'id') => shown('member', {}, { owner, ...says }, field)

export const examples: Examples = {
  'POST /follows/{id}': [towards(409)],
  'DELETE /follows/{id}': [towards(200)],
  'POST /users/toggle-follow': [towards(409, {}, 'user_id')],
  'GET /follows/{id}': [towards(200)],
  'POST /follows/{id}/accept': [own('asker')],
  'POST /follows/{id}/reject': [own('asker')],
  'POST /follows/{id}/remove': [own('follower')],
  'GET /follow-requests': plain(),
  'GET /users/{id}/followers': [towards(200)],
  'GET /users/{id}/following': [towards(200)],
  'GET /users/{id}/user-networks': [towards(200)],
  'GET /network/suggestions': plain(),
  'POST /blocks/{id}': [towards(409)],
  'DELETE /blocks/{id}': [own('foe')],
  'GET /blocks': plain(),
  'POST /mutes/{id}': [towards(409)],
  'DELETE /mutes/{id}': [own('bore')],
  'GET /mutes': plain(),
}
