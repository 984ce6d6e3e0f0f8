import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /recommendations': plain(() => ({})),
  'POST /recommendations/choose': plain(() => ({ why: 'sellers', is_on: false })),
}
