import type { Site } from '#web/router/screen.ts'
import { type Entry, entryPath } from '../entries-address.ts'

/** Structured data: an issue as a creative work of schema.org, with its catalogue numbers as identifiers. */
export function entryFacts(entry: Entry, { origin }: Site, description: string) {
  const { id, number, name, series, year_issued, names, designer, topics, media, catalogue_number } = entry
  const url = origin + entryPath(id)
  return {
    '@type': 'VisualArtwork',
    '@id': url,
    url,
    name,
    description: description.slice(0, 5_000),
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'catalogue', value: String(number) },
      ...catalogue_number.map((one) => ({ '@type': 'PropertyValue', propertyID: one.name, value: one.number })),
    ],
    ...(names.item_kind && { artform: names.item_kind }),
    ...(year_issued && { dateCreated: String(year_issued) }),
    ...(names.country && { locationCreated: { '@type': 'Country', name: names.country } }),
    ...(designer && { creator: { '@type': 'Person', name: designer } }),
    ...(series && { isPartOf: { '@type': 'CreativeWorkSeries', name: series } }),
    ...(topics.length && { keywords: topics.map((one) => one.name).join(', ') }),
    ...(media && { image: new URL(media.media_url, origin).href }),
  }
}
