import { type RouteMatch, readInput } from '#web/router/screen.ts'
import { clubs } from '../contract.ts'

export const readClub = (place: RouteMatch) =>
  readInput(clubs.show, { ...place, query: new URLSearchParams(), path: { id: place.path.club_id ?? '' } })
