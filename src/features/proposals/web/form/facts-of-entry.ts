import type { Entry } from '#features/catalogue/web/public.tsx'
import { type ProposedFacts, proposableNames } from '../../shapes.ts'

/** What an entry says, in the words of a proposal. */
export function factsOfEntry(entry: Entry): ProposedFacts {
  const { topics, media, catalogue_number } = entry
  const own: Record<string, unknown> = {
    ...entry,
    topic_ids: topics.map(({ code }) => code),
    catalogue_number: catalogue_number.map(({ type, number }) => ({ type, number })),
    media_id: media?.id ?? null,
  }
  return Object.fromEntries(proposableNames.map((name) => [name, own[name]])) as ProposedFacts
}
