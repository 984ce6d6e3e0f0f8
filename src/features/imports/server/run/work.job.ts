import * as z from 'zod/mini'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { bringIn, takeBackUnchanged } from '#features/stamp-items/server/public.ts'
import { job } from '#server/jobs/job.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { ImportId, importsMoved } from '../../contract.ts'
import { BATCH, type ImportState, isBusy } from '../../rules.ts'
import { type BareImport, type ChangedRow, changeRows, endImport, findImport, type KeptRow, keepPlace, nextRows } from '../queries.ts'
import { type ReadRow, rowReader } from '../rows/row.ts'
import type { Vocabulary } from '../rows/words.ts'
import { openWords } from '../words.ts'

/** Checks, brings in or takes back, a batch a transaction: a process that dies loses at most one batch, and the next continues behind it. */
export const worker = job({
  name: 'imports.work',
  input: z.strictObject({ id: ImportId, revision: z.int() }),
  at_once: 2,
  async run({ db, transact }, { id, revision }) {
    const vocabulary = await openWords(db)
    while (await transact((context) => step(context, id, revision, vocabulary)));
  },
  abandoned: ({ transact }, { id, revision }) =>
    transact(async ({ tx, emit }) => {
      await lock(tx, 'imports', [id])
      const row = await findImport(tx, id)
      if (!row || row.revision !== revision || !isBusy(row.status)) return
      await endImport(tx, id, 'failed')
      emit(importsMoved, { member_id: row.member_id })
    }),
})

/** True when there is more to do. */
async function step(context: TransactionContext, id: ImportId, revision: number, vocabulary: Vocabulary): Promise<boolean> {
  const { tx, emit } = context
  await lock(tx, 'imports', [id])
  const row = await findImport(tx, id)
  // Cancelled, or a later step has begun.
  if (!row || row.revision !== revision || !isBusy(row.status)) return false
  const { wanted, next, batch } = steps[row.status as keyof typeof steps]
  const rows = await nextRows(tx, id, row.done, BATCH, wanted)
  if (rows.length) {
    await changeRows(tx, id, await batch(context, row, rows, vocabulary))
    await keepPlace(tx, id, rows.at(-1)!.position)
  } else await (next === 'ready' ? tx.updateTable('imports').set({ status: next }).where('id', '=', id).execute() : endImport(tx, id, next))
  emit(importsMoved, { member_id: row.member_id })
  return rows.length > 0
}

type Batch = (context: TransactionContext, row: BareImport, rows: readonly KeptRow[], vocabulary: Vocabulary) => Promise<ChangedRow[]>

export const readerOf = (row: BareImport, currency: string, vocabulary: Vocabulary) =>
  rowReader({
    vocabulary,
    currency,
    month_first: row.locale === 'en',
    headers: row.headers as unknown as string[],
    mapping: row.mapping as never,
    preset: row.preset,
  })
export const stateOf = ({ problems, wanted }: ReadRow) => (wanted ? 'skipped' : problems.length ? 'wrong' : 'good')

const check: Batch = async ({ tools }, row, rows, vocabulary) => {
  const read = readerOf(row, tools.site.currency, vocabulary)
  return rows.map(({ position, cells }) => {
    const found = read(cells)
    return { position, status: stateOf(found), problems: found.problems }
  })
}

const bring: Batch = async ({ tx, tools, emit }, row, rows, vocabulary) => {
  const read = readerOf(row, tools.site.currency, vocabulary)
  const found = rows.map(({ position, cells }) => ({ position, ...read(cells) }))
  const sound = found.flatMap(({ position, item }) => (item ? [{ position, item }] : []))
  const ids = await bringIn(
    tx,
    row.member_id,
    tools.site.currency,
    sound.map(({ item }) => item),
  )
  const kept = new Map(sound.map(({ position }, at) => [position, ids[at]]))
  // One event for the batch: it names the member, whose lists and counts are asked again.
  const last = ids.findLast((id) => id !== undefined)
  if (last) emit(stampItemChanged, { stamp_item_id: last, member_id: row.member_id })
  return found.map(({ position, problems }) => {
    const stamp_item_id = kept.get(position)
    if (stamp_item_id) return { position, status: 'imported', problems: [], stamp_item_id }
    return { position, status: 'wrong', problems: problems.length ? problems : [{ code: 'form', field: 'grade', column: null, given: '' }] }
  })
}

const takeBack: Batch = async ({ tx, emit }, row, rows) => {
  const ids = rows.map(({ stamp_item_id }) => stamp_item_id!)
  await lock(tx, 'stamp_items', ids)
  const gone = await takeBackUnchanged(tx, row.member_id, ids)
  emit(stampItemChanged, { stamp_item_id: ids[0] as never, member_id: row.member_id })
  return rows.map(({ position, stamp_item_id }) => ({ position, status: gone.has(stamp_item_id!) ? 'undone' : 'kept', problems: [], stamp_item_id }))
}

const steps: Readonly<Record<'checking' | 'running' | 'undoing', { wanted?: 'good' | 'imported'; next: ImportState; batch: Batch }>> = {
  checking: { next: 'ready', batch: check },
  running: { wanted: 'good', next: 'done', batch: bring },
  undoing: { wanted: 'imported', next: 'undone', batch: takeBack },
}
