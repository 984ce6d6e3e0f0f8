import { type Examples, own, plain } from '#test/contract/example.ts'

let count = 0
const name = () => `Search ${++count}`

export const examples: Examples = {
  'GET /saved-searches': plain(),
  'POST /saved-searches': plain(() => ({ name: name(), searchable_type: 'Product', filters: { search: 'noir' }, alerts: 'off' })),
  'POST /saved-searches/{id}/alerts': [own('saved_search', { alerts: 'off' })],
  'DELETE /saved-searches/{id}': [own('saved_search')],
}
