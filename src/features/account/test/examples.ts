import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /users/me': plain(),
}
