import { ownParticipant, seenEvents } from '#features/events/server/public.ts'
import { lendableItems } from '#features/stamp-items/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { exhibits } from '../contract.ts'
import { isArranged, isAsked, isOnShow, mayShow } from '../rules.ts'
import { exhibitOfPlace, exhibitsOf, juryOf, ownPlaceAt, pagesOf, seenExhibit } from './queries.ts'
import { cardView, exhibitView, personView, pieces } from './view.ts'

/** Items to choose from. */
const MOST_ITEMS = 200

export const show = query(exhibits.show, async (question) => {
  const row = await seenExhibit(question.db, question.viewer.id, question.input.id)
  return row ? { exhibit: await exhibitView(question, row) } : refuse('exhibit.not_found')
})

export const hall = query(exhibits.hall, async ({ input: { event_id }, viewer, db }) => {
  const [event] = await seenEvents(db, viewer.id, [event_id])
  if (event?.type !== 'Exhibition') return refuse('event.not_found')
  const [rows, jury] = [await exhibitsOf(db, viewer.id, event_id), await juryOf(db, viewer.id, event_id)]
  return {
    exhibits: rows.map((row) => cardView(row, viewer.id)),
    jury: jury.map((user) => ({ user: personView(user) })),
    is_run: event.is_run,
    is_judge: jury.some(({ id }) => id === viewer.id),
    votes_until: rows.some(({ status }) => isOnShow(status)) ? event.last_ends_at : null,
  }
})

export const exhibitable = query(exhibits.exhibitable, async (question) => {
  const { input, viewer, db } = question
  if (input.user_id && input.user_id !== viewer.id) return refuse('participant.not_found')
  const place_id = await ownPlaceAt(db, viewer.id, input.event_id)
  const place = place_id && (await ownParticipant(db, viewer.id, place_id))
  const [event] = await seenEvents(db, viewer.id, [input.event_id])
  if (!place || !event) return refuse('participant.not_found')
  const row = await exhibitOfPlace(db, viewer.id, place.id)
  const hung = row && isArranged(row.status) ? (await pagesOf(db, row.id)).map(({ stamp_item_id }) => stamp_item_id) : []
  const free = await lendableItems(db, viewer.id, MOST_ITEMS + 1)
  const pieceOf = await pieces(question, [...hung, ...free.slice(0, MOST_ITEMS)])
  const data = [...pieceOf.values()].map((piece) => ({ ...piece, is_hung: hung.includes(piece.id) }))
  const is_open = !row || isArranged(row.status) || isAsked(row.status)
  const exhibit = row ? await exhibitView(question, row) : null
  return { data, participant_id: place.id, can_enter: is_open && mayShow(place, event.now), exhibit, is_cut: free.length > MOST_ITEMS }
})
