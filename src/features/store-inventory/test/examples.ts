import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /store/inventory': plain(() => ({ stock: 'all' })),
  'GET /store/proposals': plain(() => ({ state: ['absent'] })),
  'POST /store/proposals': plain(({ product }) => ({ product_id: product }), { stranger: 404, counterparty: 404 }),
}
