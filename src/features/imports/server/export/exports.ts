import { refuse } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { command, query } from '#server/operations/slice.ts'
import { imports, importsMoved } from '../../contract.ts'
import { type ExportFormat, percentOf } from '../../rules.ts'
import { writer } from './export.job.ts'
import { type ExportRecord, exportsOf, fetchable, itemsCounted, keepExport, keepLink } from './queries-exports.ts'

const view = ({ id, format, status, done, total, bytes, created_at, expires_at }: ExportRecord) => ({
  id: id as never,
  format: format as ExportFormat,
  status: status as 'waiting',
  progress: percentOf(status === 'ready' || status === 'expired', done, total),
  ...{ bytes, created_at, expires_at },
})

export const exports = query(imports.exports, async ({ viewer, db }) => ({
  user_id: viewer.id,
  items: await itemsCounted(db, viewer.id),
  exports: (await exportsOf(db, viewer.id)).map(view),
}))

export const exportAll = command(imports.exportAll, async ({ input: { format }, viewer, tx, tools, emit }) => {
  const row = await keepExport(tx, viewer.id, format)
  if (!row) return refuse('import.export_running')
  await tools.jobs.send(tx, writer, { id: row.id as never }, row.id)
  emit(importsMoved, { member_id: viewer.id })
  return { export: view(row) }
})

export const exportLink = command(imports.exportLink, async ({ input: { id }, viewer, tx }) => {
  const token = makeToken()
  const kept = await keepLink(tx, id, viewer.id, hashToken(token))
  return kept ? { path: `/api/exports/file?token=${token}` } : refuse('import.no_export')
})

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** Security: the link works only in the member's own session. */
export const exportFile = query(imports.exportFile, async ({ input: { token }, viewer, db, tools }) => {
  const found = await fetchable(db, viewer.id, hashToken(token))
  const body = found && (await tools.files.openArchive(found.id))
  if (!body) return refuse('import.no_export')
  const format = found.format as ExportFormat
  return { body, type: TYPES[format], name: `collection ${found.created_at.toISOString().slice(0, 10)}.${format}` }
})
