import type { DateShown, EventShown, ParticipantShown } from './event-answer.ts'

/** Whoever stands so may still come in by the way of joining; a place that is held there is to be paid. */
export const standsOutside = ({ price }: Pick<EventShown, 'price'>, status: ParticipantShown['status']): boolean =>
  status === 'cancelled' || status === 'Invited' || (status === 'offered' && price !== null)

/** Whether one asks, waits in line or pays. A place that is held for the reader is free for them. */
export function wayIn({ visibility, price }: EventShown, { capacity, waiting, taken, own }: DateShown, { party_size }: { party_size: number }) {
  const is_held = own?.status === 'offered'
  const asks = visibility === 'Private' && own?.status !== 'Invited' && !is_held
  const is_full = !asks && !is_held && capacity !== null && (waiting > 0 || capacity - taken < party_size)
  return { asks, is_full, pays: price !== null && !asks && !is_full }
}

/** Dates that the reader can still join. */
export const openDates = (event: EventShown): DateShown[] =>
  event.occurrences.filter(({ status, own }) => status === 'active' && (!own || standsOutside(event, own.status)))
