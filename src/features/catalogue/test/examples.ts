import { type Examples, plain, shown } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /catalogue': plain(() => ({ search: 'penny scott 1', country: ['GB'] })),
  'POST /catalogue/find-numbers': plain(() => ({ catalogue_type: 'scott', numbers: ['1', '2a'] })),
  'GET /catalogue/get-counts': plain(),
  // Catalogue entries have no owner: a member whom ann has blocked can read them.
  'GET /catalogue/{id}': [shown('entry', {}, { blocked: 200 })],
}
