import { type Examples, own, plain } from '#test/contract/example.ts'
import { PHONE } from './rings.ts'

/** The call of the fixtures is over: whoever was in it is told so, and nobody else learns that there was one. */
const over = { owner: 409, counterparty: 409 }
const both = { counterparty: 200 }
const everyMember = {
  ...{ owner: 200, counterparty: 200, unverified: 200, stranger: 200, basic: 200, premium: 200, business: 200 },
  ...{ support: 200, moderator: 200, administrator: 200 },
}

export const examples: Examples = {
  'POST /calls': [
    {
      given: ({ member }) => ({ user_id: member, call_type: 'audio', device_id: PHONE }),
      of: { kind: 'member', field: 'user_id' },
      // With calls in the plan: oneself, and whoever does not know her.
      says: { owner: 409, counterparty: 403, stranger: 403, basic: 403, premium: 403, business: 403, blocked: 404 },
    },
  ],
  'POST /calls/{id}/invite': [
    {
      given: ({ call, member }) => ({ id: call, user_id: member }),
      of: { kind: 'call', field: 'id' },
      says: { owner: 409, counterparty: 403 },
    },
  ],
  'POST /calls/{id}/accept': [own('call', { device_id: PHONE }, over)],
  'POST /calls/{id}/reject': [own('call', {}, over)],
  'POST /calls/{id}/abort': [own('call', {}, over)],
  'POST /calls/{id}/end': [own('call', {}, over)],
  'POST /calls/{id}/join': [own('call', { device_id: PHONE }, over)],
  'POST /calls/{id}/here': [own('call', { device_id: PHONE }, over)],
  'GET /calls/current': plain(),
  'GET /calls/{id}': [own('call', {}, both)],
  'GET /calls': plain(),
  'GET /users/{id}/callable': [own('member', {}, everyMember)],
  'POST /calls/turn': [own('call', {}, over)],
  'POST /calls/{id}/signals': [
    {
      given: ({ call, member }) => ({ id: call, to_id: member, epoch: 1, to_epoch: 1, signals: [{ kind: 'candidate', body: '{}' }] }),
      of: { kind: 'call', field: 'id' },
      says: over,
    },
  ],
  'GET /calls/{id}/signals': [own('call', { epoch: 1 }, over)],
  'POST /calls/{id}/show-item': [own('call', { stamp_item_id: null }, over)],
}
