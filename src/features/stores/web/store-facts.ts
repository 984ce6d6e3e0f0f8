import type { Site } from '#web/router/screen.ts'
import type { StoreAnswer } from './store-draft.ts'

/** Structured data: Store or Organization of schema.org. */
export const storeFacts = ({ id, name, type, description, city, country, phone, profile_media, cover_media }: StoreAnswer, { origin }: Site) => ({
  '@type': type === 'business' ? 'Store' : 'Organization',
  '@id': `${origin}/stores/${id}`,
  name,
  url: `${origin}/stores/${id}`,
  ...(description && { description: description.slice(0, 1_000) }),
  ...(profile_media && { logo: new URL(profile_media.media_url, origin).href }),
  ...(cover_media && { image: new URL(cover_media.media_url, origin).href }),
  ...(phone && { telephone: phone }),
  address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
})
