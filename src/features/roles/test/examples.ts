import { type Examples, plain } from '#test/contract/example.ts'

/** A role of this code never existed, so that no example changes what another may do. */
const NONE = { code: 'no_such_role' }
const edit = { name: 'Night desk', permissions: ['user.access.chat'] }

export const examples: Examples = {
  'GET /admin/roles': plain(),
  'GET /admin/roles/{code}/holders': plain(() => ({ code: 'moderator' })),
  'GET /admin/role-changes': plain(),
  'POST /admin/roles': plain(() => edit),
  'POST /admin/roles/{code}': plain(() => ({ ...NONE, version: 1, ...edit }), { administrator: 404 }),
  'DELETE /admin/roles/{code}': plain(() => NONE, { administrator: 404 }),
}
