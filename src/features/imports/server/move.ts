import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type ImportId, imports, importsMoved } from '../contract.ts'
import { type Deed, isBusy, leadsTo, mayMove } from '../rules.ts'
import { endImport, moveImport, ownImport, rememberMapping } from './queries.ts'
import type { Mapping } from './rows/presets.ts'
import { isTarget } from './rows/targets.ts'
import { worker } from './run/work.job.ts'
import { headersHash } from './upload.ts'
import { importView } from './view.ts'

/** One’s own import under its lock, if the deed is allowed where it stands. */
export async function held(tx: Tx, deed: Deed, id: ImportId, member_id: MemberId) {
  await lock(tx, 'imports', [id])
  const row = await ownImport(tx, id, member_id)
  if (!row) return refuse('import.not_found')
  return mayMove(deed, row.status) ? row : refuse('import.state')
}

const moving = (deed: 'run' | 'cancel' | 'undo') =>
  command(imports[deed], async ({ input: { id }, viewer, tx, tools, emit }) => {
    const row = await held(tx, deed, id, viewer.id)
    if ('refused' in row) return row
    const to = leadsTo(deed, row.status as never)
    if (isBusy(to)) {
      const revision = await moveImport(tx, id, to)
      await tools.jobs.send(tx, worker, { id, revision }, `${id}:${revision}`)
    } else await endImport(tx, id, to)
    emit(importsMoved, { member_id: viewer.id })
    return { import: importView((await ownImport(tx, id, viewer.id))!) }
  })
export const run = moving('run')
export const cancel = moving('cancel')
export const undo = moving('undo')

export const map = command(imports.map, async ({ input: { id, mapping }, viewer, tx, tools, emit }) => {
  const row = await held(tx, 'map', id, viewer.id)
  if ('refused' in row) return row
  const headers = row.headers as unknown as string[]
  const once = mapping.filter((target) => target && target !== 'remark')
  if (mapping.length !== headers.length || !mapping.every((target) => target === null || isTarget(target)) || new Set(once).size !== once.length)
    return refuse('import.mapping')
  await rememberMapping(tx, viewer.id, headersHash(headers), mapping as Mapping)
  const revision = await moveImport(tx, id, 'checking', mapping as Mapping)
  await tools.jobs.send(tx, worker, { id, revision }, `${id}:${revision}`)
  emit(importsMoved, { member_id: viewer.id })
  return { import: importView((await ownImport(tx, id, viewer.id))!) }
})
