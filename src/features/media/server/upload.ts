import { refuse } from '#kernel/refusal.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { medias, mediaUploaded } from '../contract.ts'
import { arrive } from './arrive.ts'
import { weightOf } from './drawn.ts'
import { claimArrivals, keepMedias, takeQuota } from './queries.ts'
import { mediaView } from './view.ts'

export const upload = commandAfter(medias.upload, arrive, async ({ viewer, tx, emit, tools }, drawn) => {
  if (!(await takeQuota(tx, viewer.id, weightOf(drawn)))) return refuse('media.quota')
  if (
    !(await claimArrivals(
      tx,
      drawn.map(({ key }) => key),
    ))
  )
    return refuse('media.busy')
  const rows = await keepMedias(tx, viewer.id, drawn)
  const views = rows.map((row) => mediaView(tools.files, row))
  emit(mediaUploaded, { member_id: viewer.id, media_ids: views.map(({ id }) => id) })
  return { medias: views }
})
