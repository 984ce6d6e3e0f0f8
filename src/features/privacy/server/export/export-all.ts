import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { privacy, privacyMoved } from '../../contract.ts'
import { keepExport } from '../queries.ts'
import { exportView } from '../view.ts'
import { archiver } from './archive.job.ts'

export const exportAll = command(privacy.exportAll, async ({ viewer, requester, tx, tools, emit }) => {
  const row = await keepExport(tx, viewer.id, requester.locale)
  if (!row) return refuse('privacy.export_running')
  await tools.jobs.send(tx, archiver, { id: row.id }, row.id)
  emit(privacyMoved, { member_id: viewer.id })
  return { export: exportView(row) }
})
