import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { medias } from '../../contract.ts'
import { findVisibleAny } from './queries.ts'
import { anyMediaView } from './view.ts'

export const showFile = query(medias.showFile, async ({ input, viewer, db, tools }) => {
  const row = await findVisibleAny(db, viewer.id, input.id)
  return row ? { media: anyMediaView(tools.files, row) } : refuse('media.not_found')
})
