import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /documents/{name}': plain(() => ({ name: 'terms-and-conditions' })),
}
