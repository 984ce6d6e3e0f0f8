import { type Examples, plain, type Says } from '#test/contract/example.ts'

const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'
const desk: Says = { support: 404, moderator: 404, administrator: 404 }

export const examples: Examples = {
  'GET /admin/reconciliations': plain(),
  'POST /admin/reconciliations/{id}/again': plain(() => ({ id: NOBODY }), desk),
}
