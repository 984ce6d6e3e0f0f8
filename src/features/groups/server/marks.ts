import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { groupOwnChanged, groupRead, groups, groupTyped } from '../contract.ts'
import { MARKS_UP_TO } from '../rules.ts'
import { findStanding, isFreeOfBlocks, setHears } from './queries.ts'
import { isMarked, marksOf, moveReadMark, sendersBetween } from './queries-marks.ts'
import { groupView } from './view.ts'

const done = { done: true as const }

export const read = command(groups.read, async ({ input, viewer, tx, emit }) => {
  const own = await findStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!(await moveReadMark(tx, viewer.id, input.id, input.seq))) return done
  const senders = await sendersBetween(tx, input.id, own.read_seq, input.seq)
  emit(groupRead, { group_id: input.id, member_id: viewer.id, is_shown: await isMarked(tx, viewer.id, input.id, MARKS_UP_TO), senders })
  return done
})

export const marks = query(groups.marks, async ({ input, viewer, db }) => {
  if (!(await findStanding(db, viewer.id, input.id))) return refuse('group.not_found')
  return { marks: (await isMarked(db, viewer.id, input.id, MARKS_UP_TO)) ? await marksOf(db, viewer.id, input.id) : null }
})

/** Nothing is kept. Where somebody would learn of whom they have no contact with, nobody does. */
export const typing = command(groups.typing, async ({ input, viewer, tx, emit }) => {
  const own = await findStanding(tx, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  if (!own.is_closed && (await isFreeOfBlocks(tx, viewer.id, input.id))) emit(groupTyped, { group_id: input.id, member_id: viewer.id })
  return done
})

export const hears = command(groups.hears, async ({ input, viewer, tx, tools, requester, emit }) => {
  if (!(await findStanding(tx, viewer.id, input.id))) return refuse('group.not_found')
  await setHears(tx, viewer.id, input.id, input.hears)
  emit(groupOwnChanged, { member_id: viewer.id })
  return { group: await groupView({ db: tx, tools, requester, viewer }, input.id) }
})
