import type { EventShown, ParticipantShown } from './event-answer.ts'

/** Whoever stands so may still come in by the way of joining; a place that is held there is to be paid. */
export const standsOutside = ({ price }: Pick<EventShown, 'price'>, status: ParticipantShown['status']): boolean =>
  status === 'cancelled' || status === 'Invited' || (status === 'offered' && price !== null)
