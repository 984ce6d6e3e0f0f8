import { type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /search/all': plain(() => ({ search: 'noi' })),
  'GET /search/kinds': plain(),
  'GET /search/popular': plain(),
  'GET /logs': plain(),
  'POST /logs': plain(() => ({ search: 'noir' })),
  'DELETE /logs': plain(),
  'DELETE /logs/{id}': [own('search_log')],
}
