import { eventSubject } from '#features/events/contract.ts'
import { titleOf } from '#features/events/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { exhibitMoved, juryNamed } from './contract.ts'

type Tx = Parameters<typeof titleOf>[0]
async function about(
  tx: Tx,
  event_id: Id<'events'>,
  members: readonly Id<'members'>[],
  actor_id: Id<'members'> | null,
  key: string,
  more: Recipient['property'],
) {
  const known = members.length ? await titleOf(tx, event_id) : undefined
  if (!known) return []
  const subject = subjectRef(eventSubject, event_id)
  return members.map(
    (member_id): Recipient => ({ member_id, actor_id, subject, property: { ...more, event: known.title }, dedupe_key: `exhibit:${key}` }),
  )
}
const choice = { in_app: 'choice', mail: 'never' } as const
const hallOf = (id: string) => `/events/${id}/hall`

const answered = notice({
  type: 'exhibit_answered',
  section: 'events',
  channels: choice,
  texts: {
    name: 'My exhibit is accepted or declined',
    line: 'By those who run the exhibition.',
    subject: '{what, select, declined {{event} has declined your exhibit} other {Your exhibit is accepted at {event}}}',
    message: '{what, select, declined {Read why.} other {You can arrange it until the hall opens.}}',
  },
  path: ({ subject_id, property }) => `${hallOf(subject_id ?? '')}/${property.exhibit_id}`,
  tells: [
    tell(exhibitMoved, ({ event_id, exhibit_id, user_id, actor_id, what }, { tx }) =>
      what === 'accepted' || what === 'declined' ? about(tx, event_id, [user_id], actor_id, `${exhibit_id}:${what}`, { what, exhibit_id }) : [],
    ),
  ],
})
const awarded = notice({
  type: 'exhibit_awarded',
  section: 'events',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'My exhibit has an award',
    line: 'The jury’s marks are published.',
    subject: 'The awards of {event} are published',
    message: 'Read your award, the marks and what the jury says.',
  },
  path: ({ subject_id, property }) => `${hallOf(subject_id ?? '')}/${property.exhibit_id}`,
  tells: [
    tell(exhibitMoved, async ({ event_id, exhibit_id, user_id, actor_id, what }, { tx }) => {
      if (what !== 'awarded') return []
      const rows = await about(tx, event_id, [user_id], actor_id, `${exhibit_id}:awarded`, { exhibit_id })
      return rows.map((row) => ({ ...row, letter: { template: 'exhibit_awarded', property: row.property } }))
    }),
  ],
})
const named = notice({
  type: 'exhibition_jury',
  section: 'events',
  channels: choice,
  texts: {
    name: 'I am named to a jury',
    line: 'Of an exhibition.',
    subject: '{sender} names you to the jury of {event}',
    message: 'When the hall is open, hand in a sheet for each exhibit.',
  },
  path: ({ subject_id }) => hallOf(subject_id ?? ''),
  tells: [tell(juryNamed, ({ event_id, actor_id, user_ids }, { tx }) => about(tx, event_id, user_ids, actor_id, `${event_id}:jury`, {}))],
})
export const exhibitNotices = [answered, awarded, named]
