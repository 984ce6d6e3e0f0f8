import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { sweeper } from '#server/operations/slice.ts'
import { CollectionExportId, importsMoved } from '../../contract.ts'
import type { ExportFormat } from '../../rules.ts'
import { beginExport, dueExports, endExport, expireExport, itemsCounted, keepProgress, nextExport } from './queries-exports.ts'
import { writeExport } from './write.ts'

const EVERY_MS = 1_000

/** Idempotent: a second run writes the same file again. */
export const writer = job({
  name: 'imports.export',
  input: z.strictObject({ id: CollectionExportId }),
  async run({ db, tools, transact }, { id }) {
    const row = await beginExport(db, id, 0)
    if (!row) return
    await beginExport(db, id, await itemsCounted(db, row.member_id))
    let done = 0
    const progress = () =>
      transact(async ({ tx, emit }) => {
        const moved = await keepProgress(tx, id, done)
        if (moved) emit(importsMoved, { member_id: moved.member_id })
      })
    const clock = setInterval(() => void progress().catch((fault) => tools.log(fault, 'imports.export')), EVERY_MS)
    const folder = await mkdtemp(join(tmpdir(), 'cachet-export-'))
    try {
      const onRows = (count: number) => {
        done += count
      }
      const { path, bytes } = await writeExport(row.format as ExportFormat, { db, tools, member_id: row.member_id, folder, onRows })
      await tools.files.keepArchive(id, path)
      await transact(async ({ tx, emit }) => {
        const ended = await endExport(tx, id, 'ready', bytes)
        // The account was erased meanwhile, or the job was given up.
        if (!ended) return tools.files.removeArchive(id)
        emit(importsMoved, { member_id: ended.member_id })
      })
    } finally {
      clearInterval(clock)
      await rm(folder, { recursive: true, force: true })
    }
  },
  abandoned: ({ transact }, { id }) =>
    transact(async ({ tx, emit }) => {
      const ended = await endExport(tx, id, 'failed', null)
      if (ended) emit(importsMoved, { member_id: ended.member_id })
    }),
})

/** Crash safety: the file is deleted before its row is marked as expired. */
export const expiring = sweeper({
  name: 'imports.exports',
  due: dueExports,
  next: nextExport,
  outside: (_, id, tools) => tools.files.removeArchive(id),
  async finish({ tx, emit }, id) {
    const gone = await expireExport(tx, id)
    if (gone) emit(importsMoved, { member_id: gone.member_id })
  },
})
