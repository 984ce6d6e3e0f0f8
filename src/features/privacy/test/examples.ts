import { all, type Examples, goneToken, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /privacy': plain(),
  'POST /privacy/export': plain(),
  'POST /privacy/export/link': plain(undefined, all(404)),
  'GET /privacy/export/file': plain(() => ({ token: goneToken }), all(404)),
  // A wrong username, so that no account is erased.
  'POST /privacy/erase': plain(() => ({ username: 'nobody' }), all(422)),
  'POST /users/update-account-status': plain(() => ({ status: 'active' })),
  'POST /admin/members/{id}/erase': plain(() => ({ id: '0192f0c1-2345-7abc-8def-0123456789ab', username: 'bore', reason: 'A letter of hers' }), {
    administrator: 404,
  }),
}
