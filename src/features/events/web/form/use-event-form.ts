import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { events } from '../../contract.ts'
import { type EventShown, eventPath } from '../event-answer.ts'
import { draftOf, type EventDraft, givenOf } from './event-draft.ts'

/** What an event is made of, as it stands in its form. */
export function useEventForm(before: EventShown | undefined, today: string, zone: string, cover: string | null) {
  const router = useRouter()
  const [create, edit] = [useCommand(events.create), useCommand(events.edit)]
  const [draft, setDraft] = useState<EventDraft>(() => draftOf(before, today, zone))
  const set = (more: Partial<EventDraft>) => setDraft((was) => ({ ...was, ...more }))
  async function save() {
    const { type, club_id, rrule, ...given } = { ...givenOf(draft), cover_media_id: cover as never }
    const answer = before
      ? await edit.run({ id: before.id, ...given, rrule: rrule ?? null })
      : await create.run({ type, ...given, ...(rrule && { rrule }), ...(club_id && { club_id }) })
    if (!refused(answer)) void router.push(eventPath(answer.event.id))
  }
  return { draft, set, save, busy: create.busy || edit.busy, refusal: create.refusal ?? edit.refusal }
}
export type EventFormState = Pick<ReturnType<typeof useEventForm>, 'draft' | 'set' | 'refusal'>
