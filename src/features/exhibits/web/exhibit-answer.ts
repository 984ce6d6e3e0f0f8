import type { AnswerOf } from '#kernel/operation.ts'
import { type RouteMatch, readInput } from '#web/router/screen.ts'
import { exhibits } from '../contract.ts'

export type HallShown = AnswerOf<typeof exhibits.hall>
export type CardShown = HallShown['exhibits'][number]
export type ExhibitShown = AnswerOf<typeof exhibits.show>['exhibit']
export type ChoiceShown = AnswerOf<typeof exhibits.exhibitable>

export const hallPath = (event_id: string) => `/events/${event_id}/hall`
export const exhibitPath = (event_id: string, id: string) => `${hallPath(event_id)}/${id}`
export const arrangePath = (event_id: string) => `/events/${event_id}/exhibit`
export const readHall = (place: RouteMatch) =>
  readInput(exhibits.hall, { ...place, query: new URLSearchParams(), path: { event_id: place.path.event_id ?? '' } })
/** Where each piece hangs; 0 is nowhere. */
export type Hung = Readonly<Record<string, { readonly position: number; readonly caption: string }>>
