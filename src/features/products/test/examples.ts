import { type Examples, own, plain, shown } from '#test/contract/example.ts'
import { CANARY } from '#test/contract/objects.ts'

const product = (id: string) => ({ productable_id: id, name: CANARY.draft, quantity: 1, regular_price: 12_500 })

export const examples: Examples = {
  'GET /products': plain(() => ({ search: 'noir', sort: 'price_low' })),
  'GET /products/get-counts': plain(() => ({ condition: ['MINT'] })),
  'GET /products/get-drops': plain(() => ({ country: 'FR', search: 'penny red' })),
  'GET /products/get-shelves': plain(),
  'GET /products/get-specialities': plain(({ store }) => ({ store_id: store })),
  'GET /products/get-windows': plain(({ store }) => ({ store_id: [store] })),
  'GET /products/get-prices': plain(({ item }) => ({ stamp_item_ids: [item] })),
  'GET /store/products': plain(() => ({ status: ['draft'] })),
  'GET /products/compare': plain(({ product, draft }) => ({ ids: [product, draft] })),
  'GET /products/{id}': [shown('product'), own('draft'), own('archived')],
  'GET /catalogue/{id}/products': [shown('entry', {}, { blocked: 200, missing: 200 })],
  'GET /products/{id}/similar': [shown('product'), own('draft')],
  // By then every member has opened a store, at `POST /stores`: run alone, this area answers 409.
  'POST /products': plain(({ item: id }) => product(id), { stranger: 422, counterparty: 422 }),
  'POST /products/{id}': [{ given: ({ draft, item: id }) => ({ id: draft, ...product(id) }), of: { kind: 'draft', field: 'id' } }],
  'POST /products/{id}/publish': [own('draft'), own('product', {}, { owner: 409 })],
  'POST /products/{id}/schedule': [
    own('draft', { published_at: new Date(Date.now() + 86_400_000).toISOString() }),
    own('product', { published_at: new Date(Date.now() + 86_400_000).toISOString() }, { owner: 409 }),
  ],
  'POST /parcelDetails/{id}': [own('draft', { length: 9, width: 6, height: 1, weight: 3 })],
  'POST /products/{id}/unpublish': [own('product'), own('draft', {}, { owner: 409 })],
  'POST /products/{id}/archive': [own('draft'), own('archived', {}, { owner: 409 })],
  'POST /products/{id}/restore': [own('archived'), own('draft', {}, { owner: 409 })],
  'DELETE /products/{id}': [own('draft'), own('product', {}, { owner: 409 })],
}
