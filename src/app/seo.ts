import { redirects } from '#app/redirects.ts'
import { entryAddresses, entryCard } from '#features/catalogue/server/public.ts'
import { documentNames } from '#features/documents/contract.ts'
import { productAddresses, shareCard } from '#features/products/server/public.ts'
import { profileAddresses, profileCard } from '#features/profiles/server/public.ts'
import { storeAddresses } from '#features/stores/server/public.ts'
import type { AddressSource } from '#server/seo/sitemap.ts'
import type { ServerParts } from '#server/server.ts'

/** Personal pages and log-in pages, not for crawlers; `$` ends a path. */
const closed = [
  '/login',
  '/signup',
  '/action/',
  '/forgot',
  '/reset-password',
  '/stamp-items/create',
  '/stamp-items/*/edit',
  '/user/',
  '/profile$',
  '/profile/user/',
  '/edit-profile',
  '/store$',
  '/store/',
  '/products/create',
  '/products/*/edit',
  '/cart',
  '/network',
  '/search-result',
  '/follow',
  '/profile/*/network',
  '/orders',
  '/notifications',
  '/wallet',
  '/setting',
  '/subscription/paid',
  '/manage-subscriptions',
  '/signup/',
  '/dashboard',
]

const OPEN = [
  '/',
  '/marketplace/for-sale',
  '/stamps?status=FOR_REFERENCE',
  '/marketplace/stores',
  '/categories',
  ...documentNames.map((name) => `/${name}`),
]
const pages: AddressSource = {
  name: 'pages',
  files: async () => ['all'],
  part: async () => OPEN.map((path) => ({ key: path, path, changed_at: null })),
}

/** Sitemap, share cards and redirects of this marketplace. */
export const seo: ServerParts['seo'] = {
  closed,
  moved: redirects,
  sources: [pages, storeAddresses, profileAddresses, productAddresses, entryAddresses],
  shareCards: { products: shareCard, profiles: profileCard, catalogue: entryCard },
}
