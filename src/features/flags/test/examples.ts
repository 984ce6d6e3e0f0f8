import { type Example, type Examples, own, plain, type Says } from '#test/contract/example.ts'

/** Members who see the item read the flag; it says less to them than to its parties. */
const READ: Says = { stranger: 200, support: 200, moderator: 200, administrator: 200, basic: 200, premium: 200, business: 200, counterparty: 200 }
/** The parties have no vote, nor have moderators. */
const VOTES: Says = { ...READ, owner: 403, counterparty: 403, moderator: 403, administrator: 403 }
/** A question is open already. */
const ASKED: Says = {
  ...{ owner: 403, counterparty: 403, stranger: 409, basic: 409, premium: 409, business: 409, support: 409, moderator: 409, administrator: 409 },
  blocked: 404,
}
const FLAGGER: Says = { owner: 404, counterparty: 409 }
const OWNER: Says = { owner: 409 }

/** Moderators read the votes: of them each is asked about an item with an open flag, which they do not join. */
const raises = (says: Says): Example => ({
  given: ({ flaggable, doubted }, part) => ({
    flaggable_id: part === 'moderator' || part === 'administrator' ? doubted : flaggable,
    reason: 'regummed',
    claim: 'The gum is too smooth',
  }),
  of: { kind: 'flaggable', field: 'flaggable_id' },
  says,
})

export const examples: Examples = {
  'GET /flags': plain(() => ({ view: 'all' })),
  'GET /flags/{id}': [own('flag', {}, READ)],
  'GET /stamp-items/{id}/flags': [own('flaggable', {}, { ...READ, guest: 200, unverified: 200 })],
  'POST /flags': [raises({ ...READ, owner: 403, moderator: 403, administrator: 403 })],
  'POST /flags/{id}/vote': [own('flag', { vote: 'correct' }, VOTES)],
  'POST /flags/{id}/clarify': [own('asked_flag', { of: 'owner', body: 'A larger picture, please' }, ASKED)],
  'POST /flags/{id}/messages': [own('flag', { body: 'Look at the back' }, { counterparty: 200, moderator: 200, administrator: 200 })],
  'POST /flags/{id}/answer': [own('flag', { body: 'Here it is' }, { owner: 409, counterparty: 409 })],
  'POST /flags/{id}/request-removal': [own('flag', {}, OWNER)],
  'POST /flags/{id}/agree': [own('flag', {}, FLAGGER)],
  'POST /flags/{id}/disagree': [own('flag', {}, FLAGGER)],
  'POST /flags/{id}/withdraw': [own('flag', {}, { owner: 404, counterparty: 200 })],
  'POST /flags/{id}/mend': [own('flag', {}, OWNER)],
  'POST /flags/{id}/appeal': [own('flag', { note: 'It is as printed' }, { owner: 409, counterparty: 409 })],
  'GET /admin/flags': plain(),
  // Each decides another one: what is decided is decided.
  'POST /admin/flags/{id}/decide': [
    {
      given: ({ flag, asked_flag }, part) => ({ id: part === 'administrator' ? asked_flag : flag, verdict: 'decline', note: 'Twice the same' }),
      of: { kind: 'flag', field: 'id' },
      says: { moderator: 200, administrator: 200 },
    },
  ],
}
