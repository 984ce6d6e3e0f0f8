import { ownParticipant } from '#features/events/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { exhibitMoved, exhibits } from '../contract.ts'
import { isArranged, isHung, MOST_EXHIBITS, mayShow, step } from '../rules.ts'
import { hang, letGo, lockPieces, takeDown } from './hold.ts'
import { exhibitOfPlace, exhibitsCount, isExhibition, seenExhibit } from './queries.ts'
import { changeExhibit, keepExhibit } from './queries-write.ts'

/** Race: pieces are locked before the event, whose lock keeps place and exhibit as they are; a refusal takes everything back. */
export const enter = command(exhibits.enter, async ({ input, viewer, tx, clock, emit }) => {
  const { id: participant_id, title, class: of, plan, pages } = input
  const known = await ownParticipant(tx, viewer.id, participant_id)
  if (known?.user_id !== viewer.id || !(await isExhibition(tx, known.event_id))) return refuse('participant.not_found')
  if (!isHung(of, pages)) return refuse('exhibit.pages')
  await lockPieces(tx, (await exhibitOfPlace(tx, viewer.id, participant_id))?.id, pages)
  await lock(tx, 'events', [known.event_id])
  const [place, now, before] = [
    await ownParticipant(tx, viewer.id, participant_id),
    await clock(),
    await exhibitOfPlace(tx, viewer.id, participant_id),
  ]
  if (!place || !mayShow(place, now)) return refuse('exhibit.role')
  const status = before && isArranged(before.status) ? before.status : step(before?.status ?? 'none', 'enter', 'exhibitor')
  if (!status) return refuse('exhibit.state')
  if (!before && (await exhibitsCount(tx, known.event_id)) >= MOST_EXHIBITS) return refuse('exhibit.full')
  if (before) await letGo(tx, before.id)
  const { event_id } = known
  const exhibit_id = await keepExhibit(tx, { event_id, participant_id, user_id: viewer.id, title, class: of, plan, status })
  if (!(await hang(tx, exhibit_id, viewer.id, pages))) return refuse('exhibit.items')
  emit(exhibitMoved, { event_id, exhibit_id, user_id: viewer.id, actor_id: viewer.id, what: 'arranged' })
  return { exhibit_id }
})

export const withdraw = command(exhibits.withdraw, async ({ input: { id }, viewer, tx, emit }) => {
  const known = await seenExhibit(tx, viewer.id, id)
  if (known?.user_id !== viewer.id) return refuse('exhibit.not_found')
  await lockPieces(tx, id)
  await lock(tx, 'events', [known.event_id])
  const row = await seenExhibit(tx, viewer.id, id)
  const status = row && step(row.status, 'withdraw', 'exhibitor')
  if (!status) return refuse('exhibit.state')
  await changeExhibit(tx, id, { status })
  await takeDown(tx, id)
  emit(exhibitMoved, { event_id: row.event_id, exhibit_id: id, user_id: viewer.id, actor_id: viewer.id, what: 'withdrawn' })
  return { done: true as const }
})
