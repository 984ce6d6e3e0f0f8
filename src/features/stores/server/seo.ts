import { addressesById } from '#server/seo/addresses-by-id.ts'
import { storesFound } from './queries-found.ts'

/** Sitemap: stores with products. */
export const storeAddresses = addressesById({ name: 'stores', table: 'stores', shown: storesFound, path: (id) => `/stores/${id}` })
