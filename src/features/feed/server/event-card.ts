import { eventViews, seenEvents } from '#features/events/server/public.ts'
import type { FeedItem } from '../contract.ts'
import type { FeedReader } from './reader.ts'

type EventCard = NonNullable<FeedItem['event']>
/** Events as their feed tells them: the date that is on or comes next. */
export async function eventCards(reader: FeedReader, ids: readonly string[]): Promise<EventCard[]> {
  const events = await eventViews(reader, await seenEvents(reader.db, reader.viewer.id, ids))
  return events.map(({ id, type, title, mode, location, duration_type, status, may_join, occurrences: [date], start_date, end_date }) => ({
    ...{ id, type, title, mode, location, duration_type, status, may_join },
    start_date: date?.start_date ?? start_date,
    end_date: date?.end_date ?? end_date,
    taken: date?.taken ?? 0,
    own_status: date?.own?.status ?? null,
  }))
}
