import { type Examples, plain, shown } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /catalogue': plain(() => ({ search: 'penny scott 1', country: ['GB'] })),
  'GET /catalogue/get-counts': plain(),
  // Nobody’s: whom ann has blocked reads it too.
  'GET /catalogue/{id}': [shown('entry', {}, { blocked: 200 })],
}
