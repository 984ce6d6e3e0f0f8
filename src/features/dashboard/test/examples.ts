import { type Examples, own, plain, type Says } from '#test/contract/example.ts'

const why = { reason: 'Parcels never sent' }
const desk = (status: number): Says => ({ support: status, moderator: status, administrator: status })
/** A member that no other example uses. */
const about = (more: object = {}, status = 200) => [own('bore', more, desk(status))]
const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'

export const examples: Examples = {
  'GET /admin/permissions': plain(),
  'GET /admin/counts': plain(),
  'GET /admin/members': plain(() => ({ search: 'bore' })),
  'GET /admin/members/{id}': about(),
  // A member can be suspended only once, so the example uses an id without a member.
  'POST /admin/members/{id}/suspend': plain(() => ({ id: NOBODY, ...why }), desk(404)),
  'POST /admin/members/{id}/lift': about(why, 409),
  'POST /admin/members/{id}/plan': about({ ...why, plan: 'basic' }),
  'POST /admin/members/{id}/end-sessions': about(),
  'POST /admin/members/{id}/view-as': plain(() => ({ id: NOBODY, ...why }), { administrator: 404 }),
  'POST /admin/members/{id}/notes': about({ body: 'Asked twice' }),
  'POST /admin/members/{id}/grant-role': about({ role: 'support' }),
  'POST /admin/members/{id}/revoke-role': about({ role: 'support' }),
  'GET /admin/audit': plain(() => ({ family: 'money', from: '01-01-2026' })),
  'GET /admin/audit/export': plain(() => ({ to: '31-12-2026' })),
  'GET /admin/audit/chain': plain(),
  'GET /admin/money': plain(),
  'POST /admin/payments/{id}/give-back': plain(() => ({ id: NOBODY }), desk(404)),
  'POST /admin/payouts/{id}/settle': plain(() => ({ id: NOBODY }), desk(404)),
  'GET /admin/site': plain(),
  'POST /admin/site': plain(() => ({
    name: 'Penny Post',
    sender_name: 'Penny',
    sender_email: 'p@example.com',
    colour: '#0b5a47',
    colour_dark: '#5ccba8',
  })),
  'POST /admin/site/reset': plain(),
  'GET /admin/parts': plain(),
  // Nothing is closed: other examples ask what would be.
  'POST /admin/parts': plain(() => ({ closed: [] })),
  'GET /admin/setting-changes': plain(() => ({ of: 'site' })),
  'POST /admin/setting-changes/{id}/put-back': plain(() => ({ id: NOBODY }), desk(404)),
  'GET /admin/plans': plain(),
  // A version that never existed: a real edit would change permissions of the other examples.
  'POST /admin/plans/{code}': plain(
    () => ({ code: 'basic', version: 0, amount: 800, yearly_amount: 8_000, permissions: ['wallet.view'], limits: [{ name: 'albums', most: 50 }] }),
    { administrator: 409 },
  ),
}
