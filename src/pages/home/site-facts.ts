import { FOR_SALE } from '#features/products/web/public.tsx'
import type { Site } from '#web/router/screen.ts'

/** The site in the words of schema.org, with the box that searches it. */
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
