import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const facts = { name: 'Two pence blue', country: 'GB', year_issued: 1840 }

export const examples: Examples = {
  'POST /catalogue/proposals/check': plain(() => ({ facts })),
  'POST /catalogue/proposals': plain(() => ({ facts: { name: `Two pence ${crypto.randomUUID()}`, country: 'NO' } })),
  'POST /catalogue/{id}/corrections': [
    own('entry', { facts: { printer: 'Perkins' }, base: { printer: '' } }, { stranger: 200, counterparty: 200, blocked: 200 }),
  ],
  'GET /catalogue/proposals': plain(() => ({ mine: true }), { guest: 200, unverified: 200 }),
  'GET /catalogue/proposals/{id}': [shown('proposal'), own('hidden_proposal', {}, { moderator: 200, administrator: 200 })],
  'POST /catalogue/proposals/{id}/vote': [own('proposal', { in_favour: true }, { owner: 409, stranger: 200, counterparty: 200 })],
  'POST /catalogue/proposals/{id}/withdraw': [own('proposal')],
  'POST /catalogue/proposals/{id}/renew': [own('proposal', { base: {} }, { owner: 409 })],
  'POST /catalogue/proposals/{id}/decide': [
    {
      given: ({ proposal, other_proposal }, part) => ({
        id: part === 'administrator' ? other_proposal : proposal,
        verdict: 'reject',
        reason: 'No source',
      }),
      of: { kind: 'proposal', field: 'id' },
      says: { owner: 403, moderator: 200, administrator: 200 },
    },
  ],
  'GET /catalogue/{id}/changes': [shown('entry', {}, { blocked: 200, missing: 200 })],
}
