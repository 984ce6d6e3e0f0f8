import { type Examples, own, plain } from '#test/contract/example.ts'
import { addressGiven } from '#test/contract/objects.ts'

export const examples: Examples = {
  'GET /addresses': plain(),
  'POST /addresses': plain(() => addressGiven),
  'POST /addresses/{id}': [own('address', addressGiven)],
  'DELETE /addresses/{id}': [own('address')],
}
