import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { medias } from '../contract.ts'
import { findVisibleMedia } from './queries.ts'
import { mediaView } from './view.ts'

export const show = query(medias.show, async ({ input, viewer, db, tools }) => {
  const row = await findVisibleMedia(db, viewer.id, input.id)
  return row ? { media: mediaView(tools.files, row) } : refuse('media.not_found')
})
