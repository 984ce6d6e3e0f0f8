import { type Example, type Examples, own, plain, type Says, shown } from '#test/contract/example.ts'
import type { ObjectName } from '#test/contract/objects.ts'

/** A club is its members’, not its owner’s alone: whom ann blocks reads it as everybody does. */
const OPEN: Says = { blocked: 200 }

/** What ann does in her hidden club with one of those around her; others do not know of it. */
const about = (who: ObjectName, more: object = {}, says: Says = {}): Example => ({
  given: (things) => ({ id: things.hidden_club, user_id: things[who], ...more }),
  of: { kind: 'hidden_club', field: 'id' },
  says,
})

export const examples: Examples = {
  'GET /clubs': plain(() => ({ view: 'all' })),
  'GET /clubs/{id}': [shown('club', {}, OPEN), own('hidden_club')],
  'POST /clubs': plain(() => ({ name: 'Plate numbers', joining: 'open' })),
  'POST /clubs/{id}': [own('hidden_club', { about: 'CANARY changed' })],
  'DELETE /clubs/{id}': [own('hidden_club')],
  'POST /clubs/{id}/join': [
    shown('club', { message: 'May I?' }, { ...OPEN, guest: 401, unverified: 403, owner: 409 }),
    own('hidden_club', {}, { owner: 409 }),
  ],
  'POST /clubs/{id}/leave': [own('hidden_club', {}, { owner: 409 })],
  'POST /clubs/{id}/decline': [own('hidden_club', {}, { owner: 409 })],
  'POST /clubs/{id}/notices': [own('hidden_club', { notices: 'all' })],
  'GET /clubs/{id}/members': [shown('club', {}, OPEN), own('hidden_club', { list: 'applied' })],
  'POST /clubs/{id}/invite': [own('hidden_club', { username: 'cleo' })],
  'POST /clubs/{id}/accept': [about('asker')],
  'POST /clubs/{id}/reject': [about('asker')],
  'POST /clubs/{id}/remove': [about('follower')],
  'POST /clubs/{id}/ban': [about('follower', { reason: 'Offers outside the market' })],
  'POST /clubs/{id}/lift': [about('foe')],
  'POST /clubs/{id}/role': [about('follower', { role: 'moderator' })],
  'POST /clubs/{id}/transfer': [about('follower')],
  'POST /admin/clubs/{id}/close': [own('club', { reason: 'It breaks the terms' }, { moderator: 200, administrator: 200 })],
}
