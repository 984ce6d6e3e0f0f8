import { FOR_SALE } from '#features/products/web/public.tsx'
import type { Site } from '#web/router/screen.ts'

/** Structured data: WebSite of schema.org with its SearchAction. */
export const siteFacts = ({ name, origin, locale }: Site) => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  inLanguage: locale,
  publisher: { '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}/og/site.jpg` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${FOR_SALE}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
