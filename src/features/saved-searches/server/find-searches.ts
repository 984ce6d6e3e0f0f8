import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type Listener, on } from '#server/operations/slice.ts'
import type { AlertListing, AlertSource } from '#server/slices/alert-source.ts'
import { dueAt } from '../rules.ts'
import { anchorsFor, matches } from './match.ts'
import { candidates, keepMatches } from './queries.ts'

/** One listener per source: a listing is held against the searches that could match, never against all. */
export const alertListeners = (sources: readonly AlertSource[]): readonly Listener[] =>
  sources.map(({ event, type, when, find }) =>
    on<AnyEvent>(
      event,
      `saved-searches.${type}`,
      async (context, data: DataOf<AnyEvent>) => {
        const listing = await find(context.tx, data)
        if (listing) await findSearches(context, listing)
      },
      when,
    ),
  )

async function findSearches({ tx, clock }: TransactionContext, listing: AlertListing) {
  const found = (await candidates(tx, anchorsFor(listing), listing.member_id)).filter(({ filters }) => matches(filters, listing))
  if (!found.length) return
  const now = await clock()
  await keepMatches(
    tx,
    listing,
    found.map(({ id, alerts }) => ({ id, due_at: dueAt(alerts, now) })),
  )
}
