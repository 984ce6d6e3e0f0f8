import type { AnswerOf } from '#kernel/operation.ts'
import { eventSubject, type events } from '../contract.ts'

export type EventShown = AnswerOf<typeof events.show>['event']
export type DateShown = EventShown['occurrences'][number]
export type ParticipantShown = AnswerOf<typeof events.participant>['participant']
export type EntryShown = AnswerOf<typeof events.calendar>['entries'][number]

export const CALENDAR = '/events/event-calendar'
export const EVENTS = '/events'
export const JOIN_EVENTS = '/join-events'
export const PUBLIC_EVENTS = '/events/public'
export const CREATE_EVENT = '/events/create'
export const eventPath = eventSubject.path
export const editPath = (id: string) => `/events/${id}/edit`
export const doorPath = (id: string) => `/events/${id}/check-in`
export const goingPath = (id: string) => `/events/${id}/participants`
/** Of oneself: an address that names somebody else is not there. */
export const joinPath = (id: string, user_id: string) => `/events/join/${id}/${user_id}`
export const placePath = (id: string, participant_id: string) => `/events/edit-participant/${id}/${participant_id}`
export const filePath = (id: string) => `/api/events/${id}/ics`
/** Of an exhibition: where its frames hang. */
export const hallPath = (id: string) => `/events/${id}/hall`
