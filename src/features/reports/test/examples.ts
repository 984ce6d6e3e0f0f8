import { type Example, type Examples, own, plain, type Says, signedIn } from '#test/contract/example.ts'

const reported: Example = {
  given: ({ post }) => ({ reportable_type: 'Post', reportable_id: post, reason: 'spam' }),
  of: { kind: 'post', field: 'reportable_id' },
  says: {
    ...{ owner: 409, counterparty: 200, unverified: 403, stranger: 200, support: 200, moderator: 200, administrator: 200 },
    ...{ basic: 200, premium: 200, business: 200 },
  },
}
/** Of what can be done once, the second one of the staff gets another object. */
const once = (kind: 'report_case' | 'decision' | 'appealed_decision', more: object): Example => ({
  given: (things, part) => ({ ...more, id: part === 'administrator' ? things[SECOND[kind]] : things[kind] }),
  of: { kind, field: 'id' },
  says: { moderator: 200, administrator: 200 },
})
const SECOND = { report_case: 'second_case', decision: 'second_decision', appealed_decision: 'second_appealed' } as const
const onCase = (more: object = {}, says: Says = {}) => own('report_case', more, { moderator: 200, administrator: 200, ...says })

export const examples: Examples = {
  'POST /reports': [reported],
  'GET /reports': plain(() => ({}), signedIn(200)),
  'GET /decisions': plain(() => ({}), signedIn(200)),
  'GET /decisions/{id}': [own('decision')],
  'POST /decisions/{id}/appeal': [own('decision', { body: 'It was not ten times' })],
  'GET /admin/reports': plain(),
  'GET /admin/reports/{id}': [onCase()],
  'POST /admin/reports/{id}/evidence': [onCase()],
  'POST /admin/reports/{id}/take': [once('report_case', { version: 0 })],
  'POST /admin/reports/{id}/release': [onCase({ version: 0 }, { moderator: 409, administrator: 409 })],
  'POST /admin/reports/{id}/notes': [onCase({ body: 'Looked at the shop too' })],
  'POST /admin/reports/{id}/decide': [once('report_case', { version: 0 })],
  'POST /admin/decisions': plain(
    () => ({
      reportable_type: 'Product',
      reportable_id: '0192f0c1-2345-7abc-8def-0123456789ab',
      measure: 'hide',
      clause: 'spam',
      facts: 'It is no stamp',
    }),
    { moderator: 404, administrator: 404 },
  ),
  'POST /admin/reports/bulk': plain(() => ({ action: 'take', cases: [{ id: '0192f0c1-2345-7abc-8def-0123456789ab', version: 0 }] })),
  'GET /admin/report-answers': plain(),
  'POST /admin/report-answers': plain(() => ({ title: 'Advertising', clause: 'spam', facts: 'It advertises another market' })),
  'POST /admin/report-answers/{id}/drop': plain(() => ({ id: '0192f0c1-2345-7abc-8def-0123456789ab' }), { moderator: 404, administrator: 404 }),
  'GET /transparency': plain(),
  'GET /admin/appeals': plain(),
  'POST /admin/decisions/{id}/answer': [once('appealed_decision', { verdict: 'uphold', body: 'Ten times, with links' })],
  'POST /admin/decisions/{id}/reverse': [once('decision', { body: 'It was twice' })],
}
