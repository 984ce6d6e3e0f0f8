import { command, query } from '#server/operations/slice.ts'
import { chat, listArranged } from '../contract.ts'
import { findSettings, keepSettings } from './queries.ts'

export const settings = query(chat.settings, async ({ viewer, db }) => ({ settings: await findSettings(db, viewer.id) }))

export const changeSettings = command(chat.changeSettings, async ({ input, viewer, tx, emit }) => {
  const before = await findSettings(tx, viewer.id)
  const settings = { shows_marks: input.shows_marks ?? before.shows_marks, who_may_write: input.who_may_write ?? before.who_may_write }
  await keepSettings(tx, viewer.id, settings)
  emit(listArranged, { member_id: viewer.id })
  return { settings }
})
