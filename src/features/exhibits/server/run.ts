import { allNamed, seenEvents } from '#features/events/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { exhibitMoved, exhibits, juryNamed } from '../contract.ts'
import { onShow, step } from '../rules.ts'
import { lockPieces, takeDown } from './hold.ts'
import { countOf, juryOf, owed, seenExhibit } from './queries.ts'
import { awardAll, changeExhibit, hangAccepted, nameJudges } from './queries-write.ts'

/** The exhibition, locked, if the viewer runs it; anybody else is answered as if it were missing. */
async function lockedRun(tx: Tx, viewer: string, event_id: Id<'events'>) {
  await lock(tx, 'events', [event_id])
  const [event] = await seenEvents(tx, viewer, [event_id])
  if (event?.type !== 'Exhibition' || !event.is_run) return refuse('event.not_found')
  return event.status === 'published' || event.status === 'archived' ? event : refuse('exhibit.state')
}

export const answer = command(exhibits.answer, async ({ input: { id, status: to, reason }, viewer, tx, emit }) => {
  const known = await seenExhibit(tx, viewer.id, id)
  if (!known?.is_run) return refuse('exhibit.not_found')
  await lockPieces(tx, id)
  await lock(tx, 'events', [known.event_id])
  const row = await seenExhibit(tx, viewer.id, id)
  const status = row?.is_run && step(row.status, to === 'accepted' ? 'accept' : 'decline', 'organizer')
  if (!row || !status) return refuse('exhibit.state')
  await changeExhibit(tx, id, { status, reason: to === 'declined' ? reason : '' })
  if (to === 'declined') await takeDown(tx, id)
  emit(exhibitMoved, { event_id: row.event_id, exhibit_id: id, user_id: row.user_id, actor_id: viewer.id, what: to })
  return { done: true as const }
})

/** Whoever judges is known before anything hangs: a jury that changes afterwards could be chosen by its marks. */
export const nameJury = command(exhibits.nameJury, async ({ input: { event_id, usernames }, viewer, tx, emit }) => {
  const event = await lockedRun(tx, viewer.id, event_id)
  if (refused(event)) return event
  if ((await countOf(tx, event_id, onShow)) > 0) return refuse('exhibit.state')
  const ids = await allNamed(tx, viewer.id, usernames)
  if (ids.length < new Set(usernames).size) return refuse('exhibit.jury')
  const user_ids = await nameJudges(tx, event_id, ids)
  emit(juryNamed, { event_id, actor_id: viewer.id, user_ids })
  return { done: true as const }
})

export const open = command(exhibits.open, async ({ input: { event_id }, viewer, tx, emit }) => {
  const event = await lockedRun(tx, viewer.id, event_id)
  if (refused(event)) return event
  if (!(await juryOf(tx, viewer.id, event_id)).length) return refuse('exhibit.no_jury')
  const hung = (await countOf(tx, event_id, ['awarded'])) > 0 ? [] : await hangAccepted(tx, event_id)
  if (!hung.length) return refuse('exhibit.state')
  for (const { id: exhibit_id, user_id } of hung) emit(exhibitMoved, { event_id, exhibit_id, user_id, actor_id: viewer.id, what: 'on_show' })
  return { done: true as const }
})

export const award = command(exhibits.award, async ({ input: { event_id }, viewer, tx, emit }) => {
  const event = await lockedRun(tx, viewer.id, event_id)
  if (refused(event)) return event
  if ((await owed(tx, event_id)) > 0) return refuse('exhibit.sheets')
  const given = await awardAll(tx, event_id)
  if (!given.length) return refuse('exhibit.state')
  for (const { id: exhibit_id, user_id } of given) emit(exhibitMoved, { event_id, exhibit_id, user_id, actor_id: viewer.id, what: 'awarded' })
  return { done: true as const }
})
