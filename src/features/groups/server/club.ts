import { clubChanged, standingChanged } from '#features/clubs/contract.ts'
import { isArchived } from '#features/clubs/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Emit, TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { type GroupId, groupChanged, groupLeft, groupStandingChanged } from '../contract.ts'
import { type GroupStanding, isIn } from '../rules.ts'
import { changeGroup, lockGroup } from './queries.ts'
import { followClub, groupOfClub } from './queries-people.ts'

export interface ClubStep {
  readonly member_id: Id<'members'>
  readonly standing: GroupStanding
}
/** A step that the club has made. Nobody is told of it: the club has told them. */
export function stepInClub(emit: Emit, group_id: GroupId, { member_id, standing }: ClubStep, at: string) {
  emit(groupStandingChanged, { group_id, member_id, actor_id: null, from: 'none', to: standing, action: 'club', at })
  if (!isIn(standing)) emit(groupLeft, { group_id, member_id })
}

/** Events come in any order and more than once: what the club says now is what counts. */
async function inStep({ tx, emit, clock }: TransactionContext, club_id: Id<'clubs'>) {
  const id = await groupOfClub(tx, club_id)
  if (!id) return
  await lockGroup(tx, id)
  const steps = await followClub(tx, id, club_id)
  const at = (await clock()).toISOString()
  for (const step of steps) stepInClub(emit, id, step, at)
  if (steps.length) emit(groupChanged, { group_id: id })
}

export const onClubStanding = on(standingChanged, 'groups.club_standing', (context, { club_id }) => inStep(context, club_id))

/** What is closed with its club stays to be read. */
export const onClubChanged = on(clubChanged, 'groups.club_changed', async ({ tx, emit }, { club_id }) => {
  const id = await groupOfClub(tx, club_id)
  if (!id || !(await isArchived(tx, club_id))) return
  await changeGroup(tx, id, { is_closed: true })
  emit(groupChanged, { group_id: id })
})
