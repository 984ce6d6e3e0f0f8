import { type Examples, own, plain, theirs } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /store/staff': plain(),
  // Nobody goes by this name.
  'POST /store/staff': plain(() => ({ username: 'nobody-of-this-name', role: 'shipper' }), { business: 422 }),
  'POST /store/staff/{id}/remove': [own('staff')],
  'GET /workplaces': plain(),
  'POST /workplaces/{id}/accept': [own('staff', {}, theirs)],
  'POST /workplaces/{id}/refuse': [own('staff', {}, theirs)],
  'POST /workplaces/{id}/leave': [own('staff', {}, { ...theirs, counterparty: 409 })],
}
