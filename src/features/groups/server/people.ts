import { areKnown, closeForMany, followsBack } from '#features/chat/server/public.ts'
import { unuseMedias } from '#features/media/server/public.ts'
import { isVisibleTo } from '#features/members/server/public.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { groupChanged, groupLeft, groupStandingChanged, groupSubject, groups } from '../contract.ts'
import { type GroupAction, type GroupStanding, isIn, moved, runs } from '../rules.ts'
import { lockStanding, type StandingRow } from './queries.ts'
import { findPerson } from './queries-list.ts'
import { isAlone, isFull, letIn, setStanding, standingOf } from './queries-people.ts'
import { personView } from './view.ts'

const done = { done: true as const }
type Call = Pick<CommandContext<typeof groups.remove>, 'tx' | 'clock' | 'emit' | 'viewer' | 'input'>
type Why = 'group.not_found' | 'group.not_yours' | 'group.of_club' | 'group.closed'

/** The group, locked, if the viewer runs it; the group of a club is run by the club. */
async function lockRun({ tx, viewer, input }: Pick<Call, 'tx' | 'viewer'> & { input: { id: string } }): Promise<StandingRow | Refusal<Why>> {
  const own = await lockStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!runs(own.standing)) return refuse('group.not_yours')
  if (own.club_id) return refuse('group.of_club')
  return own.is_closed ? refuse('group.closed') : own
}

interface Step {
  readonly from: GroupStanding
  readonly to: GroupStanding
  readonly action: GroupAction
}
async function tell({ clock, emit, viewer, input }: Call, { from, to, action }: Step, member_id: Id<'members'> = input.user_id) {
  const at = (await clock()).toISOString()
  emit(groupStandingChanged, { group_id: input.id, member_id, actor_id: viewer.id, from, to, action, at })
  emit(groupChanged, { group_id: input.id })
  if (!isIn(to)) emit(groupLeft, { group_id: input.id, member_id })
}
async function personOf(tx: Tx, viewer: string, { id, user_id }: { id: string; user_id: string }) {
  const row = await findPerson(tx, viewer, id, user_id)
  return row ? { person: personView(row) } : refuse('group.state')
}

/** What those who run it do with one person; somebody whom they have no contact with is not there for them. */
async function step(call: Call, action: GroupAction): Promise<Step | Refusal<Why | 'group.state'>> {
  const own = await lockRun(call)
  if ('refused' in own) return own
  const { tx, input, viewer } = call
  const from = await standingOf(tx, input.id, input.user_id)
  const to = input.user_id === viewer.id ? undefined : moved(from, action, own.standing === 'owner' ? 'owner' : 'admin')
  if (!to) return refuse(isIn(from) && own.standing === 'admin' && moved(from, action, 'owner') ? 'group.not_yours' : 'group.state')
  return { from, to, action }
}

export const add = command(groups.add, async (call) => {
  const { tx, input, viewer } = call
  const made = await step(call, 'add')
  if ('refused' in made) return made
  const is_known =
    (await isVisibleTo(tx, viewer.id, input.user_id)) &&
    (await areKnown(tx, viewer.id, input.user_id, await followsBack(tx, viewer.id, input.user_id)))
  if (!is_known) return refuse('group.unknown')
  if (await isFull(tx, input.id)) return refuse('group.full')
  await letIn(tx, input.id, [input.user_id])
  await tell(call, made)
  return personOf(tx, viewer.id, input)
})

export const remove = command(groups.remove, async (call) => {
  const made = await step(call, 'remove')
  if ('refused' in made) return made
  await setStanding(call.tx, call.input.id, call.input.user_id, made.to)
  await tell(call, made)
  return done
})

export const role = command(groups.role, async (call) => {
  const { tx, input, viewer } = call
  const made = await step(call, input.role === 'admin' ? 'promote' : 'demote')
  if ('refused' in made) return made
  await setStanding(tx, input.id, input.user_id, made.to)
  await tell(call, made)
  return personOf(tx, viewer.id, input)
})

/** The owner steps back before the new one steps in: there is one at any time. */
export const handOver = command(groups.handOver, async (call) => {
  const { tx, input, viewer } = call
  const made = await step(call, 'hand_over')
  if ('refused' in made) return made
  await setStanding(tx, input.id, viewer.id, 'admin')
  await setStanding(tx, input.id, input.user_id, 'owner')
  await tell(call, made)
  return personOf(tx, viewer.id, input)
})

export const leave = command(groups.leave, async ({ input, viewer, tx, clock, emit }) => {
  const own = await lockStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (own.club_id && !own.is_closed) return refuse('group.of_club')
  const is_alone = await isAlone(tx, input.id, viewer.id)
  if (own.standing === 'owner' && !is_alone) return refuse('group.owner_stays')
  const call = { tx, clock, emit, viewer, input: { ...input, user_id: viewer.id } }
  await setStanding(tx, input.id, viewer.id, 'left')
  await tell(call, { from: own.standing, to: 'left', action: 'leave' })
  // With the last member the group ends, and what was written in it.
  if (is_alone) {
    if (own.picture_media_id) await unuseMedias(tx, [own.picture_media_id], groupSubject.type, input.id)
    await closeForMany(tx, input.id)
  }
  return done
})
