import { type Examples, plain, type Says } from '#test/contract/example.ts'

const NOBODYS = '01990000-0000-7000-8000-000000000000'
const missing: Says = { business: 404 }

/** Only the Diamond plan lists in bulk: everybody of the matrix but its member is refused. */
export const examples: Examples = {
  'POST /products/import': plain(() => ({}), { business: 422 }),
  'GET /products/import': plain(),
  'GET /products/import/{id}': plain(() => ({ id: NOBODYS }), missing),
  'GET /products/import/{id}/rows': plain(() => ({ id: NOBODYS }), missing),
  'POST /products/import/{id}/mend': plain(() => ({ id: NOBODYS, position: 1, skip: true }), missing),
  'POST /products/import/{id}/run': plain(() => ({ id: NOBODYS }), missing),
  'POST /products/import/{id}/cancel': plain(() => ({ id: NOBODYS }), missing),
  'POST /products/import/{id}/undo': plain(() => ({ id: NOBODYS }), missing),
  'GET /products/import/template': plain(),
  'GET /products/export': plain(),
}
