import { type Examples, plain } from '#test/contract/example.ts'

/** Nothing waits in the matrix, so that no example carries a deed out. */
const NONE = { id: '0192f0c1-2345-7abc-8def-0123456789ab' }

export const examples: Examples = {
  'GET /admin/approvals': plain(() => ({ state: 'decided' })),
  'GET /admin/approvals/count': plain(),
  'POST /admin/approvals/{id}/consent': plain(() => NONE, { administrator: 404 }),
  'POST /admin/approvals/{id}/refuse': plain(() => ({ ...NONE, answer: 'Ask her first' }), { administrator: 404 }),
  'POST /admin/approvals/{id}/withdraw': plain(() => NONE, { administrator: 404 }),
}
