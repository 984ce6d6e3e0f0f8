import { type Examples, plain, type Says, signedIn } from '#test/contract/example.ts'

/** A token that the product did not make. */
const token = 'A'.repeat(86)
const everyone = (status: number): Says => ({ guest: status, ...signedIn(status) })

export const examples: Examples = {
  'POST /subscribers': plain(() => ({ email: 'news@example.com' })),
  'POST /subscribers/confirm': plain(() => ({ token }), everyone(404)),
  'GET /subscribers/{token}/off': plain(() => ({ token }), everyone(303)),
  'POST /subscribers/{token}/off': plain(() => ({ token }), everyone(404)),
  'GET /admin/subscribers': plain(),
  'GET /admin/subscribers/export': plain(),
}
