import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { events } from '../contract.ts'

export const subjects: SubjectPages = {
  event: { op: events.show, ids: ({ event, private_event, draft_event }) => [event, private_event, draft_event] },
}
