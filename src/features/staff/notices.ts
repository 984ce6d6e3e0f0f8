import { storeSubject } from '#features/stores/contract.ts'
import type { DataOf } from '#kernel/event.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { staffChanged } from './contract.ts'
import { storeIn } from './server/queries.ts'

type Changed = DataOf<typeof staffChanged>
type Tx = Parameters<typeof storeIn>[0]

async function about(tx: Tx, { owner_id, staff_id, at, status }: Changed, member_id: Id<'members'>, actor_id: Id<'members'>): Promise<Recipient[]> {
  const store = await storeIn(tx, owner_id)
  if (!store) return []
  return [
    {
      ...{ member_id, actor_id, subject: subjectRef(storeSubject, store.id), property: { store: store.name, action: status } },
      dedupe_key: `staff:${staff_id}:${status}:${at.toISOString()}`,
    },
  ]
}

const asked = notice({
  type: 'staff_asked',
  section: 'orders',
  channels: { in_app: 'always', mail: 'never' },
  texts: {
    name: 'Somebody asks me to work in their store',
    line: 'And when that is over.',
    subject: '{action, select, invited {{sender} asks you to work in {store}} other {You work in {store} no longer}}',
    message: '{action, select, invited {Look at what you would do there, and accept or refuse.} other {{sender} has ended it.}}',
  },
  path: () => '/store/workplaces',
  tells: [
    tell(staffChanged, (changed, { tx }) =>
      changed.status === 'invited' || changed.status === 'removed' ? about(tx, changed, changed.member_id, changed.owner_id) : [],
    ),
  ],
})

const answered = notice({
  type: 'staff_answered',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody whom I have asked to work in my store answers',
    line: 'They accept, refuse, or leave.',
    subject:
      '{action, select, active {{sender} works in {store} now} refused {{sender} does not want to work in {store}} other {{sender} has left {store}}}',
    message: 'See who works in your store.',
  },
  path: () => '/store/staff',
  tells: [
    tell(staffChanged, (changed, { tx }) =>
      changed.status === 'invited' || changed.status === 'removed' ? [] : about(tx, changed, changed.owner_id, changed.member_id),
    ),
  ],
})

export const staffNotices = [asked, answered]
