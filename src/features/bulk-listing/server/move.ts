import { next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { bulkListing, type ProductImportId, productImportMoved } from '../contract.ts'
import { type BulkState, bulkMachine, isBusy } from '../rules.ts'
import { changeRow, findRow, moveImport, ownImport } from './queries.ts'
import { readerFor } from './reader.ts'
import { readRow } from './row.ts'
import { importView, rowView } from './view.ts'
import { worker } from './work/work.job.ts'

async function held(tx: Tx, id: ProductImportId, member_id: MemberId) {
  await lock(tx, 'product_imports', [id])
  return (await ownImport(tx, id, member_id)) ?? refuse('bulk.not_found')
}

const moving = (deed: 'run' | 'cancel' | 'undo') =>
  command(bulkListing[deed], async ({ input: { id }, viewer, tx, tools, emit }) => {
    const row = await held(tx, id, viewer.id)
    if ('refused' in row) return row
    const to = next(bulkMachine, row.status as BulkState, deed, 'seller')
    if (!to || (deed === 'run' && !row.counts.good)) return refuse('bulk.state')
    const revision = await moveImport(tx, id, to)
    const limit = viewer.limits.live_products ?? null
    if (isBusy(to)) await tools.jobs.send(tx, worker, { id, revision, limit }, `${id}:${revision}`)
    emit(productImportMoved, { member_id: viewer.id })
    return { import: importView((await ownImport(tx, id, viewer.id))!), member_id: viewer.id }
  })
export const run = moving('run')
export const cancel = moving('cancel')
export const undo = moving('undo')

export const mend = command(bulkListing.mend, async ({ input: { id, position, cells, skip }, viewer, tx, tools, requester, emit }) => {
  const row = await held(tx, id, viewer.id)
  if ('refused' in row) return row
  if (row.status !== 'ready') return refuse('bulk.state')
  const kept = await findRow(tx, id, position)
  if (!kept) return refuse('bulk.not_found')
  const headers = row.headers as unknown as string[]
  const given = cells ? headers.map((_, column) => cells[column] ?? '') : (kept.cells as unknown as string[])
  const { problems } = readRow(given, await readerFor(tx, { member_id: viewer.id, currency: tools.site.currency, headers }, [given]))
  const status = skip ? 'skipped' : problems.length ? 'wrong' : 'good'
  await changeRow(tx, id, { position, cells: given, status, problems })
  emit(productImportMoved, { member_id: viewer.id })
  const say = (code: string) => tools.words.say(requester.locale, code)
  return { row: rowView((await findRow(tx, id, position))!, say), import: importView((await ownImport(tx, id, viewer.id))!) }
})
