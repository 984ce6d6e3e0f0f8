import { refuse } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { privacy, privacyMoved } from '../contract.ts'
import { keepExport } from './queries.ts'
import { exportView } from './view.ts'

export const exportAll = handle(privacy.exportAll, async ({ viewer, asker, tx, emit }) => {
  const row = await keepExport(tx, viewer.id, asker.locale)
  if (!row) return refuse('privacy.export_running')
  emit(privacyMoved, { member_id: viewer.id })
  return { export: exportView(row) }
})
