import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /get-static-data': plain(() => ({ types: ['shapes', 'gum'] })),
  'GET /categories': plain(),
  'GET /countries': plain(() => ({ search: 'fra' })),
  'GET /topics': plain(() => ({ search: 'bird' })),
}
