import { type Examples, plain, type Says } from '#test/contract/example.ts'

const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'
const desk: Says = { support: 404, moderator: 404, administrator: 404 }

export const examples: Examples = {
  'GET /admin/chargebacks': plain(),
  'POST /admin/chargebacks/{id}/evidence': plain(() => ({ id: NOBODY, note: 'Sent with tracking' }), desk),
  'POST /admin/chargebacks/{id}/accept': plain(() => ({ id: NOBODY }), desk),
}
