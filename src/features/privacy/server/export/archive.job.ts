import * as z from 'zod/mini'
import type { Locale } from '#kernel/locale.ts'
import { type Id, id } from '#kernel/shapes.ts'
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
  input: z.strictObject({ id: id('privacy_exports') }),
  async run({ db, tools, transact }, { id }) {
    const row = await beginExport(db, id)
    if (!row) return
    const made: Made = { done: 0, total: 0 }
    const clock = setInterval(
      () => void transact((context) => progress(context, id, made)).catch((fault) => tools.log(fault, 'privacy.archive')),
      EVERY_MS,
    )
    try {
      const bytes = await makeArchive({ db, tools, who: await personOf(db, row.member_id), row, made })
      await transact((context) => finish(context, id, bytes))
    } finally {
      clearInterval(clock)
    }
  },
  abandoned: ({ transact }, { id }) =>
    transact(async (context) => {
      const ended = await endExport(context.tx, id, 'failed', null)
      if (ended) await tell(context, ended.member_id, 'export_failed')
    }),
})

async function progress({ tx, emit }: TransactionContext, id: Id<'privacy_exports'>, made: Made) {
  const moved = await beat(tx, id, made)
  if (moved) emit(privacyMoved, { member_id: moved.member_id })
}

async function finish(context: TransactionContext, id: Id<'privacy_exports'>, bytes: number) {
  const ended = await endExport(context.tx, id, 'ready', bytes)
  // The account was erased meanwhile, or pg-boss has given the job up.
  if (!ended) return context.tools.files.removeArchive(id)
  await tell(context, ended.member_id, 'export_ready')
}

async function tell({ tx, emit }: TransactionContext, member_id: Id<'members'>, template: 'export_ready' | 'export_failed') {
  const { email, greeting, locale } = await personOf(tx, member_id)
  await queueMail(tx, { recipient: email, template, locale: locale as Locale, facts: { name: greeting, path: SETTINGS_PAGE } })
  emit(privacyMoved, { member_id })
}
