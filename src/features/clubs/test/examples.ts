import { all, type Example, type Examples, goneToken, own, plain, type Says, shown } from '#test/contract/example.ts'
import type { ObjectName } from '#test/contract/objects.ts'

/** A club is its members’, not its owner’s alone: whom ann blocks reads it as everybody does. */
const OPEN: Says = { blocked: 200 }

/** What ann does in her hidden club with one of those around her; others do not know of it. */
const about = (who: ObjectName, more: object = {}, says: Says = {}): Example => ({
  given: (things) => ({ id: things.hidden_club, user_id: things[who], ...more }),
  of: { kind: 'hidden_club', field: 'id' },
  says,
})

/** A link leads everybody who has it, but not whom ann blocks. */
const link = { of: { kind: 'club_token', field: 'token' } } as const
const others: Says = Object.fromEntries(
  ['counterparty', 'stranger', 'basic', 'premium', 'business', 'support', 'moderator', 'administrator'].map((part) => [part, 200]),
)

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
  'GET /clubs/{id}/statistics': [own('hidden_club')],
  'GET /clubs/{id}/invitations': [own('hidden_club')],
  'POST /clubs/{id}/letters': [own('hidden_club', { email: 'dora@example.com' })],
  'POST /clubs/{id}/links': [own('hidden_club')],
  'DELETE /clubs/{id}/invitations/{invitation_id}': [
    { given: ({ hidden_club, club_link }) => ({ id: hidden_club, invitation_id: club_link }), of: { kind: 'hidden_club', field: 'id' } },
  ],
  'GET /club-invitations/{token}': [{ given: ({ club_token }) => ({ token: club_token }), ...link, says: { ...others, ...all(200) } }],
  'POST /club-invitations/{token}/accept': [{ given: ({ club_token }) => ({ token: club_token }), ...link, says: others }],
  'POST /club-invitations/{token}/off': plain(() => ({ token: goneToken }), all(404)),
  'GET /club-invitations/{token}/off': plain(() => ({ token: goneToken }), all(303)),
  'POST /admin/clubs/{id}/close': [own('club', { reason: 'It breaks the terms' }, { moderator: 200, administrator: 200 })],
}
