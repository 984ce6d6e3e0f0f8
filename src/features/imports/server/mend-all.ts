import { type TermList, termsOf } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { imports, importsMoved } from '../contract.ts'
import { held } from './move.ts'
import { changeRows, mendRows, ownImport, rowsWithUnknown, unknownWords } from './queries.ts'
import { targets } from './rows/targets.ts'
import { readerOf, stateOf } from './run/work.job.ts'
import { importView } from './view.ts'
import { openWords } from './words.ts'

/** So many rows in one transaction. */
const AT_ONCE = 2_000

const listOf = (field: string): TermList | undefined => {
  const target = Object.hasOwn(targets, field) ? targets[field as keyof typeof targets] : undefined
  return target && 'list' in target ? (target.list as TermList) : undefined
}

export const unknown = query(imports.unknown, async ({ input: { id }, viewer, requester: { locale }, db }) => {
  if (!(await ownImport(db, id, viewer.id))) return refuse('import.not_found')
  const words = await unknownWords(db, id)
  const lists = [...new Set(words.map(({ field }) => field))].flatMap((field) => ({ field, list: listOf(field) }))
  const choices = await Promise.all(
    lists.map(
      async ({ field, list }) => [field, list ? (await termsOf(db, list)).map(({ code, ...names }) => ({ code, name: names[locale] })) : []] as const,
    ),
  )
  return { user_id: viewer.id, unknown: [...words], choices: Object.fromEntries(choices) }
})

export const mendAll = command(imports.mendAll, async ({ input: { id, field, given, value }, viewer, tx, tools, emit }) => {
  const row = await held(tx, 'mend', id, viewer.id)
  if ('refused' in row) return row
  const found = await rowsWithUnknown(tx, id, { field, given }, AT_ONCE + 1)
  const mapped = (row.mapping as unknown as (string | null)[]).indexOf(field)
  const rows = found.slice(0, AT_ONCE).flatMap(({ position, cells, column }) => {
    const at = column ?? mapped
    return at < 0 ? [] : [{ position, cells: cells.with(at, value) }]
  })
  if (!rows.length) return refuse('import.no_such_row')
  const read = readerOf(row, tools.site.currency, await openWords(tx))
  await mendRows(tx, id, rows)
  const checked = rows.map(({ position, cells }) => ({ position, ...read(cells) }))
  await changeRows(
    tx,
    id,
    checked.map((one) => ({ position: one.position, status: stateOf(one), problems: one.problems })),
  )
  emit(importsMoved, { member_id: viewer.id })
  return { mended: rows.length, more: found.length > AT_ONCE, import: importView((await ownImport(tx, id, viewer.id))!) }
})
