import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /search/all': plain(() => ({ search: 'noi' })),
  'GET /search/kinds': plain(),
}
