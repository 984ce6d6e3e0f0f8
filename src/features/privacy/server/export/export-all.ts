import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { privacy, privacyMoved } from '../../contract.ts'
import { keepExport } from '../queries.ts'
import { exportView } from '../view.ts'

export const exportAll = command(privacy.exportAll, async ({ viewer, requester, tx, emit }) => {
  const row = await keepExport(tx, viewer.id, requester.locale)
  if (!row) return refuse('privacy.export_running')
  emit(privacyMoved, { member_id: viewer.id })
  return { export: exportView(row) }
})
