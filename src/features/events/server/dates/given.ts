import { clubsBriefly } from '#features/clubs/server/public.ts'
import { ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { isSkipped } from '#kernel/time/wall-time.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type EventId, eventSubject } from '../../contract.ts'
import { LONGEST_DAYS } from '../../rules.ts'
import { allNamed } from '../places/queries-people.ts'
import { datesOf, lastDay, type NewDate, type Series } from './occurrences.ts'

type TimeFlaw = 'event.order' | 'event.too_long' | 'event.skipped_hour' | 'event.rule' | 'event.no_dates' | 'event.past'
const DAY = 86_400_000
/** Why these times cannot be, before rows are made of them. */
export function timesFlaw(series: Series): Refusal<TimeFlaw> | undefined {
  const { start_date, end_date, time_zone, duration_type, recurrence, rrule } = series
  const is_timed = duration_type === 'timed'
  if (is_timed ? end_date <= start_date : end_date.slice(0, 10) < start_date.slice(0, 10)) return refuse('event.order')
  if (Date.parse(`${end_date}Z`) - Date.parse(`${start_date}Z`) > (LONGEST_DAYS - 1) * DAY) return refuse('event.too_long')
  if (is_timed && (isSkipped(start_date, time_zone) || isSkipped(end_date, time_zone))) return refuse('event.skipped_hour')
  return (recurrence === 'Recurring') === (rrule !== null) ? undefined : refuse('event.rule')
}

/** The dates of an event from now on, or why there are none. */
export function datesFrom(series: Series, now: Date): NewDate[] | Refusal<TimeFlaw> {
  const flaw = timesFlaw(series)
  if (flaw) return flaw
  const dates = datesOf(series, lastDay(now, series))
  if (!dates.length) return refuse('event.no_dates')
  const coming = dates.filter(({ ends_at }) => ends_at > now)
  return coming.length ? coming : refuse('event.past')
}
/** Whole days are kept from midnight to the last minute, so that they end after they begin. */
export const wholeDays = <T extends Pick<Series, 'duration_type' | 'start_date' | 'end_date'>>(series: T): T =>
  series.duration_type === 'all_day'
    ? { ...series, start_date: `${series.start_date.slice(0, 10)}T00:00`, end_date: `${series.end_date.slice(0, 10)}T23:59` }
    : series

/** Where it is, by its mode. */
export const isPlaced = ({
  mode,
  location,
  online_url,
}: {
  readonly mode: string
  readonly location: string
  readonly online_url: string
}): boolean => (mode === 'Virtual' || location !== '') && (mode === 'In_Person' || online_url !== '')

interface Given {
  readonly cover_media_id?: Id<'medias'> | null | undefined
  readonly organizers?: readonly string[] | undefined
  readonly club_id?: Id<'clubs'> | null | undefined
}
/** Pictures, names and the club that were given are the viewer's to give. */
export async function givenFlaw(tx: Tx, viewer: Id<'members'>, given: Given, cover: string | null = null) {
  const { cover_media_id, organizers = [], club_id } = given
  if (cover_media_id && cover_media_id !== cover && !(await ownMedias(tx, viewer, [cover_media_id]))) return refuse('event.cover')
  const names = new Set(organizers.map((name) => name.trim().toLowerCase().replace(/^@/, '')))
  if (names.size && (await allNamed(tx, viewer, organizers)).length < names.size) return refuse('event.organizers')
  if (club_id && !(await clubsBriefly(tx, viewer, [club_id])).get(club_id)?.is_run) return refuse('event.club')
  return undefined
}

export async function useCover(tx: Tx, id: EventId, cover: string | null, before: string | null = null) {
  if (before && before !== cover) await unuseMedias(tx, [before], eventSubject.type, id)
  if (!cover) return
  await useMedias(tx, [cover], eventSubject.type, id)
  await publishMedias(tx, [cover])
}
