import { isolated } from '#kernel/plain-text.ts'
import { syndicated } from '#server/syndication/syndicated.ts'
import { productSubject, products } from '../../contract.ts'

/** What is for sale, newest first: of the market, of a store (`store_id`) or of any search. */
export const productsSyndicated = syndicated({
  name: 'for-sale',
  page: '/marketplace/for-sale',
  op: products.list,
  given: { sort: 'newest', page_size: 50 },
  entries: ({ products: { data } }) =>
    data.map(({ id, name, country_name, year_issued, condition_name, catalogue_number, store_name, price, currency }) => ({
      ...{ id, path: productSubject.path(id), title: name, price: { amount: price, currency } },
      line: [country_name, year_issued, condition_name, catalogue_number, isolated(store_name)].filter(Boolean).join(' · '),
    })),
})
