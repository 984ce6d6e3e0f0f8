import * as z from 'zod/mini'
import type { Locale } from '#kernel/locale.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { privacyMoved } from '../../contract.ts'
import { beat, beginExport, endExport, personOf } from '../queries.ts'
import { type Made, makeArchive } from './archive/make.ts'

const SETTINGS_PAGE = '/setting/account/management'
const EVERY_MS = 1_000

/** Load: one archive at a time per process. Idempotent: a second run writes the same file and sends no second mail. */
export const archiver = job({
  name: 'privacy.archive',
  input: z.strictObject({ id: z.string() }),
  async run({ db, tools, is_last, transact }, { id }) {
    const row = await beginExport(db, id)
    if (!row) return
    const made: Made = { done: 0, total: 0 }
    const clock = setInterval(
      () => void transact((context) => progress(context, id, made)).catch((fault) => tools.log(fault, 'privacy.archive')),
      EVERY_MS,
    )
    try {
      const bytes = await makeArchive({ db, tools, who: await personOf(db, row.member_id), row, made })
      await transact((context) => tell(context, id, 'ready', bytes))
    } catch (fault) {
      if (is_last) await transact((context) => tell(context, id, 'failed', null))
      throw fault
    } finally {
      clearInterval(clock)
    }
  },
})

async function progress({ tx, emit }: TransactionContext, id: string, made: Made) {
  const moved = await beat(tx, id, made)
  if (moved) emit(privacyMoved, { member_id: moved.member_id as MemberId })
}

async function tell({ tx, emit, tools }: TransactionContext, id: string, status: 'ready' | 'failed', bytes: number | null) {
  const ended = await endExport(tx, id, status, bytes)
  // The account was erased meanwhile.
  if (!ended) return tools.files.removeArchive(id)
  const { email, greeting, locale } = await personOf(tx, ended.member_id)
  if (status === 'ready')
    await queueMail(tx, { recipient: email, template: 'export_ready', locale: locale as Locale, facts: { name: greeting, path: SETTINGS_PAGE } })
  emit(privacyMoved, { member_id: ended.member_id as MemberId })
}
