import { refuse } from '#kernel/refusal.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { medias, mediaUploaded } from '../../contract.ts'
import { claimArrivals, keepMedias, takeQuota } from '../queries.ts'
import { arriveFile } from './arrive.ts'
import { type AnyMediaRow, findOwnAny, keepFile } from './queries.ts'
import { anyMediaView } from './view.ts'

export const uploadFile = commandAfter(medias.uploadFile, arriveFile, async ({ viewer, tx, emit, tools }, stored) => {
  if (!(await takeQuota(tx, viewer.id, stored.bytes))) return refuse('media.quota')
  if (!(await claimArrivals(tx, [stored.key]))) return refuse('media.busy')
  let row: AnyMediaRow
  if ('file' in stored) row = await keepFile(tx, viewer.id, stored)
  else {
    const [kept] = await keepMedias(tx, viewer.id, [stored])
    row = (await findOwnAny(tx, viewer.id, kept!.id))!
  }
  emit(mediaUploaded, { member_id: viewer.id, media_ids: [row.id] })
  return { media: anyMediaView(tools.files, row) }
})
