import { type RouteMatch, readInput } from '#web/router/screen.ts'
import { events } from '../contract.ts'

export const readEvent = (place: RouteMatch) =>
  readInput(events.show, { ...place, query: new URLSearchParams(), path: { id: place.path.event_id ?? '' } })
